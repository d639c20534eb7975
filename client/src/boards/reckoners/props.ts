/** The contract of boards, with the rows and the scene of this game's engine. */

import type * as contract from '../contract';
import type * as rows from '../rows';
import type { Engine } from './engine';

export type AsideProps = contract.AsideProps<Engine>;
export type BoardProps = contract.BoardProps<Engine>;
export type DockProps = contract.DockProps<Engine>;
export type OnwardProps = contract.OnwardProps<Engine>;
export type PictureProps = contract.PictureProps<Engine>;
export type PlayerProps = contract.PlayerProps<Engine>;
export type PreviewProps = contract.PreviewProps<Engine>;
export type Shown = contract.Shown<Engine>;
export type TableParts = contract.TableParts<Engine>;
export type Rows = rows.Rows<Engine>;
