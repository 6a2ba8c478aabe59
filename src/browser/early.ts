/** What the head of every page runs before there is anything to see. A change of route keeps it. */
import { followReader } from './reader.ts';

window.reader ??= followReader();
