/** `npm run check:content`: every problem in the content, by file and field. Exit code 1 if any. */
import { checkContent } from './content/check-content.ts';
import { formatProblem } from './content/describe-issue.ts';

const { problems, content } = checkContent();
for (const problem of problems) console.error(formatProblem(problem));
const files = Object.values(content).reduce((sum, entries) => sum + entries.length, 0);
console.log(
  problems.length === 0
    ? `${files} content files, no problems.`
    : `${problems.length} problems in the content.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
