/**
 * `npm run remove casino|country|coin NAME`: takes out a file with all that only it needs, and says in `redirects.yaml`
 * that its page is gone. Shows what goes and asks; `yes` at the end does not ask. Changes nothing if the check would
 * refuse the result. Helplines and the help of the search stay when the page of a country goes.
 */
import { removal } from './remove/removal.ts';
import { writeText } from './check-aside.ts';
import { mayWrite, refuse } from './terminal.ts';

const [kind = '', name = '', ...agreed] = process.argv.slice(2);
const found = await removal(kind, name);
if (Array.isArray(found)) process.exitCode = refuse(found);
else {
  for (const [file, text] of found.texts)
    console.log(`${text === null ? 'Goes' : 'Changes'}: ${file}`);
  for (const place of found.left) console.log(`Still says its name: ${place}`);
  if (agreed[0] === 'yes' || (await mayWrite(`Remove ${kind} ${name}?`))) {
    for (const [file, text] of found.texts) writeText(file, text);
    console.log('Done.');
  } else console.log(`Nothing was changed. npm run remove ${kind} ${name} yes does it.`);
}
