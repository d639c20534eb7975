/** The house's own map and printed values, for tests. */

import printedSource from '../../../../src/samovar/games/steamwatchers/board/printed.json?raw';
import regionsSource from '../../../../src/samovar/games/steamwatchers/board/regions.json?raw';
import type { Printed } from './printed';
import { regionsOf, type MapFile } from './regions';

export const REGIONS = regionsOf(JSON.parse(regionsSource) as MapFile);
export const PRINTED = JSON.parse(printedSource) as Printed;
