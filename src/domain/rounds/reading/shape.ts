import type { Entry } from './entry.ts';
import type { RoundCollector } from './round-collector.ts';

/** A kind of history, known by what stands in one of its entries. */
export type Shape = {
  id: string;
  recognises: (entry: Entry) => boolean;
  /** Starts to read a file. Entries before the first that is recognised are read again. */
  open: (into: RoundCollector) => (entry: Entry) => void;
};
