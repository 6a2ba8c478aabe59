/**
 * `npm run fingerprint FILE…`: writes into a file the day of its last change and a fingerprint of what it says, and into
 * each of its sources one of what that supports now, once it was read today. `npm run fingerprint reworded FILE…` is for
 * other words with the same meaning. Without a file: all. Exit code 1 if a source was left as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '#schemas/build-day.ts';
import { fieldName } from '#check/describe-issue.ts';
import {
  boundEntries,
  boundSources,
  changedSince,
  fingerprintOf,
  isReadAgain,
} from '#check/rules/check-fingerprints.ts';
import { goodContent } from './good-content.ts';
import { stamped } from './fingerprint-line.ts';

const words = process.argv.slice(2);
const isReworded = words.includes('reworded');
const named = words
  .filter((word) => word !== 'reworded')
  .map((word) => path.posix.join(...path.relative('.', word).split(path.sep)));
const { written } = await goodContent('The content has problems; no fingerprint was changed.');
const today = buildDay();
const entries = boundEntries(written);
for (const name of named.filter((one) => entries.every(({ file }) => file !== one))) {
  console.error(`${name} is no file of the site that carries a day, such as ${entries[0]?.file}.`);
  process.exitCode = 1;
}
for (const entry of entries) {
  const { file, data } = entry;
  if (named.length > 0 && !named.includes(file)) continue;
  let day = data.updatedOn ?? today;
  const taken = boundSources(entry).flatMap((bound) => {
    const changed = changedSince(bound, entry);
    if (bound.at.length === 0) {
      // What waits for its day bears a later one.
      if (changed.length > 0 && day < today) day = today;
      const fingerprint = fingerprintOf(
        { ...bound, source: { ...bound.source, readOn: day } },
        entry,
      );
      return fingerprint === bound.source.fingerprint ? [] : [{ at: bound.at, fingerprint }];
    }
    const fingerprint = fingerprintOf(bound, entry);
    if (fingerprint === bound.source.fingerprint) return [];
    const where = `${file}: ${fieldName(bound.at)}, “${bound.source.title}”`;
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
  writeFileSync(file, stamped(file, readFileSync(file, 'utf8'), day, taken));
  console.log(`${file}: updatedOn: ${day}${day === data.updatedOn ? ', as before' : ''}`);
}
