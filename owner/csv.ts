/**
 * `npm run csv out casinos FILE` writes the casinos as a table for a spreadsheet; `bonuses` and `links`
 * likewise; `new` is the table of new casinos with their offers and links. `npm run csv in casinos FILE` shows what a table would change, checks the content as it would
 * be, and asks before it writes; with `write` at the end it asks only where something goes, and with `write
 * remove` not at all. A table with a problem is not written. Exit code 1 on a problem.
 */
import { runCsv } from './csv/run-csv.ts';
import { refuse } from './terminal.ts';

process.exitCode = refuse(await runCsv(process.argv.slice(2)));
