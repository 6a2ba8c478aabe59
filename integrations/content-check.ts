import type { AstroIntegration } from 'astro';
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem } from '#check/describe-issue.ts';
import { launchBlockers } from '#check/launch-blockers.ts';
import { commitDays } from '#check/read/git-history.ts';
import { withLines } from '#check/read/problem-lines.ts';
import type { Content } from '#check/read/read-content.ts';
import { isPreview } from '#settings/build-day.ts';

const NO_HISTORY =
  'Git has no whole history here, so files without updatedOn show no day. docs/HOSTING.md says which hosts to tell.';

/** Throws with all that is wrong with the content at once, file by file. */
async function expectGoodContent(): Promise<Content> {
  const { problems, content } = await checkContent();
  if (problems.length === 0) return content;
  const lines = withLines(problems).map((problem) => `  ${formatProblem(problem)}`);
  throw new Error(`The content has ${counted(problems.length, 'problem')}:\n${lines.join('\n')}`);
}

/**
 * Stops a build, and `npm run dev`, on bad content. Defines whether anything stands between good content and a
 * launch: until nothing does, no search may list the pages. A preview is for nobody to find.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'edgewise:content-check',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        if (commitDays() === null) logger.warn(NO_HISTORY);
        const isReady = launchBlockers(await expectGoodContent()).length === 0 && !isPreview();
        updateConfig({ vite: { define: { 'import.meta.env.LAUNCH_READY': String(isReady) } } });
      },
    },
  };
}
