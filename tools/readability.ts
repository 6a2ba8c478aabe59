/**
 * `npm run readability` says how easy the built site is to read: the Flesch reading ease of each kind of page, with
 * the goal it has. `npm run readability -- long` lists the sentences of more than thirty words.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readability, sentencesOf } from './readability/readability.ts';

const site = process.env['DIST'] ?? 'dist';
const VERY_LONG = 30;

for (const { name, goal, ease, wordsPerSentence, longPercent } of readability(site)) {
  const verdict =
    goal === null ? '' : ease >= goal ? `goal ${goal}: reached` : `goal ${goal}: MISSED`;
  console.log(
    `${name.padEnd(16)} ease ${ease.toFixed(1).padStart(5)}  ${wordsPerSentence.toFixed(1).padStart(4)} words a sentence  ${longPercent.toFixed(0).padStart(2)}% above 20  ${verdict}`,
  );
}
if (process.argv[2] === 'long') {
  const seen = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: site }).toSorted()) {
    for (const sentence of sentencesOf(readFileSync(path.join(site, file), 'utf8'))) {
      if (sentence.split(/\s+/).length <= VERY_LONG || seen.has(sentence)) continue;
      seen.add(sentence);
      console.log(`${file}: ${sentence}`);
    }
  }
}
