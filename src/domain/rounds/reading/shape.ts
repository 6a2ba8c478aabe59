import type { Gathered } from './gathered.ts';
import type { Entry } from './json-entries.ts';

/**
 * A kind of JSON history, known by what stands in its entries. Entries before the first that is recognised
 * are read again by the shape it names, so that what is said of the whole file is not lost.
 */
export type JsonShape = {
  id: string;
  recognises: (entry: Entry) => boolean;
  open: () => (entry: Entry, into: Gathered) => void;
};

/** A kind of table, known by its heads; `open` gets them too. */
export type TableShape = {
  id: string;
  recognises: (heads: readonly string[]) => boolean;
  open: (
    heads: readonly string[],
    into: Gathered,
  ) => (cells: readonly string[], into: Gathered) => void;
};
