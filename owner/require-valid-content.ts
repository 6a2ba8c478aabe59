import { type CheckedContent, checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';

/** The content, checked. Where something is wrong with it, says so after a sentence and ends the command. */
export async function requireValidContent(sentence: string, exitCode = 1): Promise<CheckedContent> {
  const checked = await checkContent();
  const { problems } = checked;
  if (problems.length === 0) return checked;
  console.error([sentence, ...problems.map(formatProblem)].join('\n'));
  process.exit(exitCode);
}
