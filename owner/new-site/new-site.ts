import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem } from '#check/describe-issue.ts';
import { slugOf } from '#check/read/file-names.ts';
import { launchBlockers } from '#check/launch-points.ts';
import { requireValidContent } from '../require-valid-content.ts';
import { removeSamples } from './remove-samples.ts';

/** Folder of the copy that is made before anything is removed. */
const KEPT_IN = '.cache/content-before';

/** Samples for the tests once `content/` has none. */
const SAMPLE_FIXTURE = 'tests/fixtures/content/sample';

/** A longer brand does not fit beside the menu of a phone. */
const LONGEST_NAME = 30;

/**
 * `npm run new site "Its Name"`: removes the samples. Prints what it removed, where
 * the copy is and what to fill in next. Returns the exit code.
 */
export async function newSite(brand: string, today: string): Promise<number> {
  if (slugOf(brand) === '' || brand.length > LONGEST_NAME) {
    console.error(
      `Give it a name of at most ${LONGEST_NAME} characters: npm run new site "Its Name"`,
    );
    return 1;
  }
  await requireValidContent('The content has problems; nothing was changed.');
  const kept = path.join(KEPT_IN, new Date().toISOString().replace(/[:.]/g, '-'));
  cpSync(CONTENT_DIR, kept, { recursive: true });
  if (CONTENT_DIR === 'content' && !existsSync(SAMPLE_FIXTURE)) {
    cpSync(CONTENT_DIR, SAMPLE_FIXTURE, { recursive: true });
    console.log(
      `The samples are in ${SAMPLE_FIXTURE} for the tests; commit them with your content.`,
    );
  }
  const { files, isPlaceholderThere } = removeSamples(CONTENT_DIR, {
    brand,
    slug: slugOf(brand),
    today,
  });
  console.log(`Removed ${counted(files.length, 'file')} of invented casinos and offers.`);
  console.log(`The content as it was is in ${kept}.`);
  console.log('What is true whoever runs the site has stayed: law, help, coins, games, articles.');
  const { problems, content } = await checkContent();
  for (const problem of problems) console.log(`Left to mend: ${formatProblem(problem)}`);
  console.log('\nNext:');
  const steps = [
    `${CONTENT_DIR}/site.yaml: your address, mail addresses, tagline, texts and, if you like, look`,
    'npm run new casino casinos.csv: a table with a row for each casino, its offer and its link',
    ...(isPlaceholderThere
      ? [`then delete ${CONTENT_DIR}/casinos/your-first-casino.yaml and its link in links.yaml`]
      : []),
    'npm run check:content after each of them, npm start to look at it',
    `npm run launch: ${counted(launchBlockers(content).length, 'thing')} to do before a launch`,
  ];
  steps.forEach((step, index) => console.log(`${index + 1}. ${step}`));
  return problems.length === 0 ? 0 : 1;
}
