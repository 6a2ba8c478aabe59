import type { LinkItem } from './link-item.ts';

/** Author and checker of a text, each linked to their page; `null` where no real person is named. */
export type Byline = {
  writtenBy: LinkItem | null;
  checkedBy: LinkItem | null;
};
