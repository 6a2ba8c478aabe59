import type { AstroIntegration } from 'astro';
import { checkContent } from '#check/check-content.ts';
import { counted, formatProblem } from '#check/describe-issue.ts';
import { unlistedPages } from '#check/launch-points.ts';
import { commitDays } from '#check/read/git-history.ts';
import { withLines } from '#check/read/problem-lines.ts';
import type { Content } from '#check/read/read-content.ts';
import { buildDay, isPreview } from '#settings/build-day.ts';

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
 * Stops a build, and `npm run dev`, on bad content. Defines which pages no search may list: all before the launch,
 * later those that are bad by themselves. A preview is for nobody to find.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'edgewise:content-check',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        if (commitDays() === null) logger.warn(NO_HISTORY);
        const content = await expectGoodContent();
        const unlisted = isPreview() ? 'all' : unlistedPages(content, buildDay());
        const define = { 'import.meta.env.UNLISTED': JSON.stringify(JSON.stringify(unlisted)) };
        updateConfig({ vite: { define } });
      },
    },
  };
}
