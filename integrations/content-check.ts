import type { AstroIntegration } from 'astro';
import { isPreview, shownNow } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { namedPictures } from '#check/read/named-pictures.ts';
import type { Content } from '#check/read/read-content.ts';
import { playAhead } from './outcomes-ahead.ts';
import { launchBlockers } from '#check/launch-blockers.ts';

/** Throws with all that is wrong with the content at once, file by file. */
async function expectGoodContent(): Promise<Content> {
  const { problems, content } = await checkContent('.', CONTENT_DIR, shownNow());
  if (problems.length === 0) return content;
  const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
  throw new Error(`The content has ${problems.length} problems:\n${lines.join('\n')}`);
}

let checkedBefore: Content | undefined;

/** Checks what the configuration stands on before it is read; the build that follows need not check again. */
export async function checkBeforeConfig(): Promise<void> {
  checkedBefore = await expectGoodContent();
}

/** Says to the pages which collections show nothing, so that nobody asks Astro for them. */
function nameEmpty(content: Content): void {
  const empty = Object.entries(content).filter(([, entries]) => entries.length === 0);
  const names = empty.map(([name]) => name);
  const { articles, casinos } = content;
  const pictures = articles.flatMap((entry) => namedPictures({ collection: 'articles', ...entry }));
  if (pictures.length === 0) names.push('pictures');
  if (casinos.every(({ data }) => data.logo === undefined)) names.push('logos');
  process.env['EMPTY_COLLECTIONS'] = names.join(',');
}

/**
 * Stops a build, and `npm run dev`, on bad content. Says to the pages, in LAUNCH_READY, whether anything
 * stands between good content and a launch: until nothing does, no search may list them. A preview is for
 * nobody to find.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'edgewise:content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build' && command !== 'dev') return;
        const content = checkedBefore ?? (await expectGoodContent());
        checkedBefore = undefined;
        if (command === 'build') {
          void playAhead(content.bonuses.map(({ data: { kind, terms } }) => ({ kind, terms })));
        }
        nameEmpty(content);
        const isReady = !isPreview() && launchBlockers(content).length === 0;
        process.env['LAUNCH_READY'] = isReady ? 'yes' : 'no';
      },
    },
  };
}
