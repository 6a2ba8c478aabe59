/**
 * `npm run launch-check`: what stands between this content and a public launch. Exit code 1 until
 * nothing is left; until then every page asks searches not to list it.
 */
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem } from '#check/describe-issue.ts';
import { launchBlockers } from '#check/launch-blockers.ts';

const { problems: found, ahead, content } = await checkContent();
const problems = [...found, ...ahead];
const blockers = launchBlockers(content);
for (const problem of problems) console.log(formatProblem(problem));
for (const { file, field, found: what, expected: todo } of blockers) {
  console.log(`${file} → ${field}: ${what}; ${todo}.`);
}
const count = problems.length + blockers.length;
console.log(count === 0 ? 'Ready to launch.' : `${counted(count, 'thing')} to do before a launch.`);
process.exitCode = count === 0 ? 0 : 1;
