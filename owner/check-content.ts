/**
 * `npm run check:content`: every problem in the content at once, by file and field: form, references,
 * promises, days to come, and what will be wrong once something that waits is added. Warnings (spelling, age, what turned
 * up after the launch) and what drafts lack do not fail; exit code 1 on anything else. Names what is no part of the site, and why.
 */
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { shownNow } from '#settings/build-day.ts';
import { checkAge } from '#check/rules/check-age.ts';
import { checkContent } from '#check/check-content.ts';
import { formatPoint, isLaunched, launchBlockers } from '#check/launch-points.ts';
import { checkReadings } from '#check/rules/check-readings.ts';
import { withLines } from '#check/read/problem-lines.ts';
import { counted, formatProblem, refusals } from '#check/describe-issue.ts';
import { readLanguage } from './read-language.ts';

const language = readLanguage(CONTENT_DIR);
const checked = await checkContent();
const { ahead, ofDrafts, heldBack, content, fileCount } = checked;
const { day } = shownNow();
const age = checkAge(content, day);
const sinceLaunch = isLaunched(content, day) ? launchBlockers(content) : [];
const problems = withLines([...checked.problems, ...checked.promises, ...ahead, ...refusals(age)]);
const { found, unread } = await language;
const warnings = [
  ...withLines([
    ...checked.warnings,
    ...age.filter(({ isWarning }) => isWarning),
    ...checkReadings(),
  ]),
  ...found,
].map(formatProblem);
const later = withLines(sinceLaunch).map(formatPoint);

for (const line of [
  ...problems.map(formatProblem),
  ...withLines(ofDrafts).map((problem) => `draft: ${formatProblem(problem)}`),
  ...[...warnings, ...later].map((line) => `warning: ${line}`),
]) {
  console.error(line);
}
for (const { entry, why } of heldBack) console.log(`Not on the site: ${entry.file} is ${why}.`);
if (unread !== null) console.log(unread);
const count = problems.length;
console.log(
  `${fileCount} content files: ${count === 0 ? 'no problems' : counted(count, 'problem')}, ${counted(warnings.length + later.length, 'warning')}.`,
);
process.exitCode = count === 0 ? 0 : 1;
