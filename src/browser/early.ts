/** What the head of every page runs before there is anything to see. A change of route keeps it. */
import { openDialogsByLinks } from './dialog-links.ts';
import { markEarlyPresses, markEarlySearch } from './early-presses.ts';
import { followReader } from './reader.ts';

if (!window.reader) {
  window.reader = followReader();
  openDialogsByLinks();
  markEarlyPresses();
  markEarlySearch();
}
