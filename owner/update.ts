/**
 * `npm run update [VERSION] [-- --from ADDRESS] [--keep FILE]… [--take FILE]…`: brings a released version of the
 * software into this site. Content and `public/` stay but for what a version asks of them; everything is as before if
 * files conflict, or the check or the build fails.
 */
import { readWords } from './update/read-words.ts';
import { update } from './update/update-site.ts';

const asked = readWords(process.argv.slice(2));
const { isDone, said } =
  typeof asked === 'string' ? { isDone: false, said: [asked] } : update(asked);
for (const line of said) (isDone ? console.log : console.error)(line);
process.exitCode = isDone ? 0 : 1;
