/**
 * `npm run check:content`: every problem in the content at once, by file and field: form, references,
 * wording, dates. Warnings do not fail; exit code 1 on anything else.
 */
import { checkAge, formatAge } from './content/check-age.ts';
import { checkContent } from './content/check-content.ts';
import { formatProblem } from './content/describe-issue.ts';
import { readContent } from './content/read-content.ts';

const today = new Date().toISOString().slice(0, 10);
const { problems, content } = checkContent();
const fileCount = readContent().length;
const age = checkAge(content, today);

for (const line of [...problems.map(formatProblem), ...formatAge(age)]) {
  console.error(line);
}
const count = problems.length + age.failures.length;
console.log(
  `${fileCount} content files: ${count === 0 ? 'no problems' : `${count} problems`}, ${age.warnings.length} warnings.`,
);
process.exitCode = count === 0 ? 0 : 1;
