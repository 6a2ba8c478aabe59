/**
 * `npm run check:content`: every problem in the content at once, by file and field: form, references,
 * wording, dates, and what will be wrong once something that waits is added. Warnings, and what drafts
 * lack, do not fail; exit code 1 on anything else. Names what is no part of the site, and why.
 */
import { shownNow } from '#schemas/build-day.ts';
import { checkAge, formatAge } from '#check/rules/check-age.ts';
import { checkContent } from '#check/check-content.ts';
import { checkDroppedMarkup } from '#check/rules/check-dropped-markup.ts';
import { checkFigures } from '#check/rules/check-figures.ts';
import { checkReadings } from '#check/rules/check-readings.ts';
import { checkForeignMarkup } from '#check/rules/check-foreign-markup.ts';
import { withLines } from '#check/read/problem-lines.ts';
import { counted, formatProblem } from '#check/describe-issue.ts';

const checked = await checkContent();
const { problems, ahead, ofDrafts, heldBack, content, written, fileCount } = checked;
const age = checkAge(content, shownNow().day);
const doubtful = [
  ...checkDroppedMarkup(written),
  ...checkFigures(written),
  ...checkForeignMarkup(written),
  ...checkReadings(),
];

for (const line of [
  ...withLines([...problems, ...ahead]).map(formatProblem),
  ...withLines(ofDrafts).map((problem) => `draft: ${formatProblem(problem)}`),
  ...formatAge({ warnings: withLines(age.warnings), failures: withLines(age.failures) }),
  ...withLines(doubtful).map((problem) => `warning: ${formatProblem(problem)}`),
]) {
  console.error(line);
}
for (const { entry, why } of heldBack) console.log(`Not on the site: ${entry.file} is ${why}.`);
const count = problems.length + ahead.length + age.failures.length;
console.log(
  `${fileCount} content files: ${count === 0 ? 'no problems' : counted(count, 'problem')}, ${counted(age.warnings.length + doubtful.length, 'warning')}.`,
);
process.exitCode = count === 0 ? 0 : 1;
