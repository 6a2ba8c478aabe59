import type { Visitor } from './visitor.ts';

/** Something that a visitor comes for, from the first page to where it is reached. */
export type Journey = {
  name: string;
  /** Width of the window; 1000 px where nothing is said. */
  width?: number;
  run: (visitor: Visitor) => Promise<void>;
};
