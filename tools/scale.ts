/**
 * `npm run scale`: builds the whole site with 100 and with 1,000 generated casinos, bonuses and articles, from
 * nothing, after one changed word and after one changed fact, and measures time, memory and the largest pages. Other
 * counts: `npm run scale -- 100 10000`. `--keep` leaves the copies in .cache/scale. Nothing generated is
 * committed. The figures go to docs/PROOF.md.
 */
import { rmSync } from 'node:fs';
import { writeSection } from './proof/proof-file.ts';
import { buildCopy } from './scale/build-copy.ts';
import { measureFilters } from './scale/filter-times.ts';
import { measurePages } from './scale/measure-pages.ts';
import { type ScaleRun, scaleReport } from './scale/scale-report.ts';
import { findBrowser } from './test/find-browser.ts';

const FOLDER = '.cache/scale';
const DEFAULT_COUNTS = [100, 1_000];

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const counts = words.filter((word) => !word.startsWith('--')).map(Number);
const unknown = options.find((option) => option !== '--keep');

if (unknown !== undefined || counts.some((count) => !Number.isInteger(count) || count < 0)) {
  console.error('Usage: npm run scale -- [--keep] [counts such as 100 1000]');
  process.exitCode = 1;
} else {
  try {
    // The filters are measured in it, after builds that take minutes.
    findBrowser();
    const runs: ScaleRun[] = [];
    for (const count of counts.length > 0 ? counts : DEFAULT_COUNTS) {
      runs.push(await measure(count));
      // After each run, so that one that is broken off leaves what came before it.
      writeSection('scale', scaleReport(runs));
    }
    console.log(scaleReport(runs));
  } catch (error) {
    console.error(error instanceof Error ? error.message.trimEnd() : error);
    console.error('Nothing more is measured; the lines above say why.');
    process.exitCode = 1;
  }
}

async function measure(count: number): Promise<ScaleRun> {
  const folder = `${FOLDER}/${count}`;
  console.log(`Building with ${count} more casinos, bonuses and articles…`);
  const { dist, ...build } = await buildCopy(folder, count);
  const measured = measurePages(dist);
  const filters = await measureFilters(dist);
  if (!options.includes('--keep')) rmSync(folder, { recursive: true, force: true });
  return { count, filters, ...build, ...measured };
}
