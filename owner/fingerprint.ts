/**
 * `npm run fingerprint FILE…`: writes into each source of a file the fingerprint of what it supports now, once
 * it was read today. `npm run fingerprint reworded FILE…` is for other words with the same meaning; it sets
 * `updatedOn` too. Without a file: all with such a source. Exit code 1 if a source was left as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildDay } from '#schemas/build-day.ts';
import { fieldName } from '#check/describe-issue.ts';
import {
  boundSources,
  changedSince,
  fingerprintOf,
  isReadAgain,
  sourcedEntries,
} from '#check/rules/check-fingerprints.ts';
import { goodContent } from './good-content.ts';
import { withFingerprints } from './fingerprint-line.ts';

const words = process.argv.slice(2);
const isReworded = words.includes('reworded');
const named = words.filter((word) => word !== 'reworded');
const content = await goodContent('The content has problems; no fingerprint was changed.');
const today = buildDay();
for (const entry of sourcedEntries(content)) {
  const { file, data } = entry;
  if (named.length > 0 && !named.includes(file)) continue;
  const taken = boundSources(entry).flatMap((bound) => {
    if (bound.source.fingerprint === fingerprintOf(bound, entry)) return [];
    const changed = changedSince(bound, entry);
    const where = `${file}: ${fieldName(bound.at) || 'the page'}, “${bound.source.title}”`;
    // The new words of a page without sources bear the day that is written beside them.
    const isNewToday = isReworded && bound.at.length === 0 && changed.length > 0;
    const source = isNewToday ? { ...bound.source, readOn: today } : bound.source;
    const fingerprint = fingerprintOf({ ...bound, source }, entry);
    if (changed.length === 0 || isReworded || isReadAgain(bound, changed, today)) {
      console.log(`${where}: fingerprint: '${fingerprint}'`);
      return [{ at: bound.at, fingerprint }];
    }
    const way =
      bound.source.readOn === undefined
        ? 'set the day in checkedOn of each'
        : `set readOn: ${today}, or take out of supports what it no longer says`;
    console.error(
      `${where} was not read again, and this has changed: ${changed.join(', ')}. Read it and ${way}.`,
    );
    process.exitCode = 1;
    return [];
  });
  if (taken.length === 0) continue;
  const text = readFileSync(file, 'utf8');
  const { updatedOn = today } = data as { updatedOn?: string };
  const isUpdated = isReworded && updatedOn !== today;
  const dated = isUpdated ? text.replace(/^updatedOn: .*/m, `updatedOn: ${today}`) : text;
  writeFileSync(file, withFingerprints(file, dated, taken));
  if (isUpdated) console.log(`${file}: updatedOn: ${today}, the day of its new words`);
  else if (updatedOn !== today) console.log(`${file}: updatedOn stays ${updatedOn}`);
}
