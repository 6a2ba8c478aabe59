import { bustabitGames, bustabitTable } from './bustabit.ts';
import { duelCapture } from './duel-capture.ts';
import { liqdCapture } from './liqd-capture.ts';
import { numberList } from './number-list.ts';
import type { Shape } from './shape.ts';
import { stakeArchive } from './stake-archive.ts';

/** Every history that is recognised. A new one is a file beside these and a name here. */
export const SHAPES: readonly Shape[] = [
  ...[stakeArchive, duelCapture, liqdCapture, bustabitGames],
  ...[bustabitTable, numberList],
];
