import type { LinkItem } from './link-item.ts';

/** Author and checker of a text, each linked to the page on their role; `null` where nobody is named. */
export type Byline = {
  writtenBy: LinkItem | null;
  checkedBy: LinkItem | null;
  /** True while nobody holds the role of the checker, so nothing was checked. */
  isToBeChecked: boolean;
};
