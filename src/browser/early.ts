/** The inline script in the head of every page, run before the first paint. A change of route keeps it. */
import { openDialogsByLinks } from './dialog-links.ts';
import { followReader } from './reader.ts';

if (!window.reader) {
  window.reader = followReader();
  openDialogsByLinks();
}
