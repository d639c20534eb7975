/** The house's own map and printed values, for tests. */

import printedSource from '../../../../src/samovar/games/steamwatchers/board/printed.json?raw';
import regionsSource from '../../../../src/samovar/games/steamwatchers/board/regions.json?raw';
import type { Printed } from './printed';
import type { Regions } from './regions';

export const REGIONS = JSON.parse(regionsSource) as Regions;
export const PRINTED = JSON.parse(printedSource) as Printed;
