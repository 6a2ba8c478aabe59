import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import type { Content } from '#check/read/read-content.ts';

/** The content, checked. Where something is wrong with it, says so after a sentence and ends the command. */
export async function goodContent(sentence: string, exitCode = 1): Promise<Content> {
  const { problems, content } = await checkContent();
  if (problems.length === 0) return content;
  console.error([sentence, ...problems.map(formatProblem)].join('\n'));
  process.exit(exitCode);
}
