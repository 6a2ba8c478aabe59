/**
 * `npm run reread PATH [DAY]`, such as `helplines/gamcare`: somebody has read the sources of a file again, today or on a
 * day, and what it says still holds. More paths may follow, and fields such as `facts.withdrawal`, for these alone.
 */
import { buildDay } from '#settings/build-day.ts';
import { reread } from './reread/reread.ts';
import { refuse } from './terminal.ts';

const { isDone, said } = reread(process.argv.slice(2), buildDay());
if (isDone) console.log(said.join('\n'));
else process.exitCode = refuse(said);
