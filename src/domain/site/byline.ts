import type { LinkItem } from './link-item.ts';

/** Who stands for a text, each with the page that says what they answer for; `null` where nobody is named. */
export type Byline = {
  writtenBy: LinkItem | null;
  checkedBy: LinkItem | null;
  /** Whether nobody holds the role of the checker yet: then nothing was checked. */
  isToBeChecked: boolean;
};
