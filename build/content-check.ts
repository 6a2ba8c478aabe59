import type { AstroIntegration } from 'astro';
import { isPreview } from '#schemas/build-day.ts';
import { checkContent } from '#tools/content/check-content.ts';
import { formatProblem } from '#tools/content/describe-issue.ts';
import { namedPictures } from '#tools/content/named-pictures.ts';
import type { Content } from '#tools/content/read-content.ts';
import { playAhead } from './outcomes-ahead.ts';
import { readAnew, readOnce } from '#tools/content/read-once.ts';
import { launchBlockers } from '#tools/launch/blockers.ts';

/** Throws with all that is wrong with the content at once, file by file. */
function expectGoodContent(): Content {
  readOnce();
  const { problems, content } = checkContent();
  if (problems.length === 0) return content;
  const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
  throw new Error(`The content has ${problems.length} problems:\n${lines.join('\n')}`);
}

let checkedBefore: Content | undefined;

/** Checks what the configuration stands on before it is read; the build that follows need not check again. */
export function checkBeforeConfig(): void {
  checkedBefore = expectGoodContent();
}

/** Says to the pages which collections show nothing, so that nobody asks Astro for them. */
function nameEmpty(content: Content): void {
  const empty = Object.entries(content).filter(([, entries]) => entries.length === 0);
  const names = empty.map(([name]) => name);
  if (!namesPictures('articles', content)) names.push('pictures');
  if (!namesPictures('casinos', content)) names.push('logos');
  process.env['EMPTY_COLLECTIONS'] = names.join(',');
}

const namesPictures = (collection: 'articles' | 'casinos', content: Content): boolean =>
  content[collection].some((entry) => namedPictures({ ...entry, collection }).length > 0);

/**
 * Stops a build, and `npm run dev`, on bad content. Says to the pages, in LAUNCH_READY, whether anything
 * stands between good content and a launch: until nothing does, no search may list them. A preview is for
 * nobody to find.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'edgewise:content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build' && command !== 'dev') return;
        const content = checkedBefore ?? expectGoodContent();
        checkedBefore = undefined;
        nameEmpty(content);
        if (command === 'build') void playAhead(content.bonuses.map(({ data }) => data));
        const isReady = !isPreview() && launchBlockers(content).length === 0;
        process.env['LAUNCH_READY'] = isReady ? 'yes' : 'no';
        // `npm run dev` goes on reading what changes.
        if (command === 'dev') readAnew();
      },
      'astro:build:start': () => readAnew(),
    },
  };
}
