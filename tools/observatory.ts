/**
 * `npm run observatory`: what the HTTP Observatory's rules give the headers of the built site. It
 * writes its section of docs/PROOF.md.
 */
import { DIST } from '#build/output-folder.ts';
import { scanSite } from './observatory/scan.ts';
import { writeSection } from './proof/proof-file.ts';

const ASSUMED =
  'Assumed, because a server without TLS cannot show it: https with the header for it, and http redirected to it.';

const signed = (modifier: number) => (modifier > 0 ? `+${modifier}` : String(modifier));

const { tests, score, grade } = await scanSite(process.env['DIST'] ?? DIST);
for (const { test, result, modifier } of tests) {
  console.log(`${signed(modifier).padStart(4)}  ${test.padEnd(38)} ${result}`);
}
console.log(`Score ${score}, grade ${grade}`);
console.log(ASSUMED);

writeSection(
  'security',
  `The rules of MDN's HTTP Observatory, applied to what \`npm start\` answers: score ${score}, grade **${grade}**.
${ASSUMED}

| Test | Points | Result |
| --- | ---: | --- |
${tests.map(({ test, result, modifier }) => `| ${test} | ${signed(modifier)} | ${result} |`).join('\n')}`,
);
process.exitCode = grade === 'A+' ? 0 : 1;
