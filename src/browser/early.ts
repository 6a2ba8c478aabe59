/** What the head of every page runs before there is anything to see. A change of route keeps it. */
import { followReader } from './reader.ts';

// A place that the address names is only found on a page that has its full height (`styles/lazy-parts.css`).
if (location.hash !== '') document.documentElement.dataset['toPlace'] = '';

window.reader ??= followReader();
