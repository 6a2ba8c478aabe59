import type { Content, RawEntry } from './read-content.ts';
import type { HeldBack } from './unpublished-entries.ts';

/** A site as rules look at it: its content on a day, and the files that it is made of. */
export type ShownSite = {
  content: Content;
  /** Files that are part of it, also those that are bad in themselves. */
  entries: readonly RawEntry[];
  /** The same with what is held back. */
  all: readonly RawEntry[];
  held: readonly HeldBack[];
  root: string;
  contentDir: string;
};
