import { bustabitGames, bustabitTable } from './bustabit.ts';
import { duelCapture } from './duel-capture.ts';
import type { Entry } from './entry.ts';
import type { Gathered } from './gathered.ts';
import { liqdCapture } from './liqd-capture.ts';
import { numberList } from './number-list.ts';
import { stakeArchive } from './stake-archive.ts';

/** A kind of history, known by what stands in one of its entries. */
export type Shape = {
  id: string;
  recognises: (entry: Entry) => boolean;
  /** Starts to read a file. Entries before the first that is recognised are read again. */
  open: (into: Gathered) => (entry: Entry) => void;
};

/** Every history that is recognised. A new one is a file beside these and a name here. */
export const SHAPES: readonly Shape[] = [
  ...[stakeArchive, duelCapture, liqdCapture, bustabitGames],
  ...[bustabitTable, numberList],
];
