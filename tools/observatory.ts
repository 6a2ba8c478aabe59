/** `npm run observatory`: what the HTTP Observatory's rules give the headers of the built site. */
import { DIST } from './build/build-site.ts';
import { scanSite } from './observatory/scan.ts';

const signed = (modifier: number) => (modifier > 0 ? `+${modifier}` : String(modifier));

const { tests, score, grade } = await scanSite(process.env['DIST'] ?? DIST);
for (const { test, result, modifier } of tests) {
  console.log(`${signed(modifier).padStart(4)}  ${test.padEnd(38)} ${result}`);
}
console.log(`Score ${score}, grade ${grade}`);
console.log(
  'Assumed, because a server without TLS cannot show it: https, and http redirected to it.',
);
process.exitCode = grade === 'A+' ? 0 : 1;
