/**
 * `npm run fingerprint FILE…`: writes into each file the fingerprint of what it says now, once a source in it
 * was read today. `npm run fingerprint reworded FILE…` is for other words with the same meaning; it sets
 * `updatedOn` too. Without a file: all whose fingerprint is another one. Exit code 1 if a file was left as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { newestReading, sourcesIn } from '#domain/facts/cited-source.ts';
import { buildDay } from '#schemas/build-day.ts';
import { fingerprintOf, sourcedEntries } from '#check/rules/check-fingerprints.ts';
import { goodContent } from './good-content.ts';
import { withFingerprint } from './fingerprint-line.ts';

const words = process.argv.slice(2);
const isReworded = words.includes('reworded');
const named = words.filter((word) => word !== 'reworded');
const content = await goodContent('The content has problems; no fingerprint was changed.');
const chosen = sourcedEntries(content).filter(
  (entry) =>
    entry.data.fingerprint !== fingerprintOf(entry) &&
    (named.length === 0 || named.includes(entry.file)),
);
const today = buildDay();
for (const entry of chosen) {
  const { file } = entry;
  if (!isReworded && newestReading(sourcesIn(entry.data)) !== today) {
    console.error(`${file}: no source in it was read today. Read one and set readOn: ${today}.`);
    process.exitCode = 1;
    continue;
  }
  const { updatedOn = today } = entry.data as { updatedOn?: string };
  const isUpdated = isReworded && updatedOn !== today;
  const data = isUpdated ? { ...entry.data, updatedOn: today } : entry.data;
  const fingerprint = fingerprintOf({ ...entry, data });
  const text = readFileSync(file, 'utf8');
  const dated = isUpdated ? text.replace(/^updatedOn: .*/m, `updatedOn: ${today}`) : text;
  writeFileSync(file, withFingerprint(file, dated, fingerprint));
  console.log(`${file}: fingerprint: '${fingerprint}'`);
  if (isUpdated) console.log(`${file}: updatedOn: ${today}, the day of its new words`);
  else if (updatedOn !== today) console.log(`${file}: updatedOn stays ${updatedOn}`);
}
