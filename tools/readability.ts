/** `npm run readability` prints the Flesch reading ease of the built site, by kind of page, with the goal of each. */
import { DIST } from '#integrations/output-folder.ts';
import { readability } from './readability/readability.ts';

const rows = readability(process.env['DIST'] ?? DIST).map((kind) => ({
  kind: kind.name,
  ease: kind.ease.toFixed(1),
  goal: kind.goal ?? '',
  'words a sentence': kind.wordsPerSentence.toFixed(1),
  'above 20 words': `${kind.longPercent.toFixed(0)}%`,
}));
if (rows.length > 0) console.table(rows);
else console.log('There is no built site to read. Run npm run build first.');
