import { bustabitGames } from './bustabit-games.ts';
import { bustabitTable } from './bustabit-table.ts';
import { duelCapture } from './duel-capture.ts';
import { liqdCapture } from './liqd-capture.ts';
import { numberList } from './number-list.ts';
import type { JsonShape, TableShape } from './shape.ts';
import { stakeArchive } from './stake-archive.ts';

/** Every history that is recognised. A new one is a file beside these and a line here. */
export const JSON_SHAPES: readonly JsonShape[] = [
  stakeArchive,
  duelCapture,
  liqdCapture,
  bustabitGames,
];
export const TABLE_SHAPES: readonly TableShape[] = [bustabitTable, numberList];

/** Shape of a table whose columns the reader named. */
export const NAMED_COLUMNS = 'named-columns';

/** Ends the id of a shape whose file holds bets of more than one player. */
export const OF_MANY = '-of-many';
