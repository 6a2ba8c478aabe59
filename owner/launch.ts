/**
 * `npm run launch`: what stands between this content and a public launch; with nothing left it asks once and sets
 * `launchedOn`, from which day searches may list the site. `npm run launch yes` does not ask. Exit code 1 while
 * something is left.
 */
import { readFileSync } from 'node:fs';
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem } from '#check/describe-issue.ts';
import { formatPoint, isLaunched, launchPoints } from '#check/launch-points.ts';
import { buildDay } from '#settings/build-day.ts';
import { changedYaml } from './change-yaml.ts';
import { writeText } from './check-aside.ts';
import { mayWrite } from './terminal.ts';

const today = buildDay();
const { problems: found, promises, ahead, content } = await checkContent();
const problems = [...found, ...promises, ...ahead].map(formatProblem);
const points = launchPoints(content);
const warnings = points.filter(({ isWarning }) => isWarning);
const left = [...problems, ...points.filter((one) => !warnings.includes(one)).map(formatPoint)];
for (const point of warnings) console.log(`warning: ${formatPoint(point)}`);
for (const line of left) console.log(line);
console.log(`${counted(warnings.length, 'warning')}, which stop nothing.`);
const isLive = isLaunched(content, today);
if (isLive) {
  console.log(`Launched on ${content.site[0]?.data.launchedOn}. Left to mend: ${left.length}.`);
} else if (left.length > 0) {
  console.log(`${counted(left.length, 'thing')} to do before a launch.`);
} else if (process.argv[2] === 'yes' || (await mayWrite(`Launch on ${today}?`))) {
  for (const { file } of content.site) {
    const change = { at: ['launchedOn'], value: today };
    writeText(file, changedYaml(readFileSync(file, 'utf8'), [change]));
    console.log(
      `${file} says launchedOn: ${today}. Searches may list the site from the next build on.`,
    );
  }
} else console.log('Ready to launch. npm run launch yes does it.');
process.exitCode = left.length > 0 && !isLive ? 1 : 0;
