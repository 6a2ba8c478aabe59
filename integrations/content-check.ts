import type { AstroIntegration } from 'astro';
import { buildDay, isPreview, shownNow } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { handed, handOver, takeBack } from '#check/read/handed-content.ts';
import { keptYaml } from '#check/read/kept-yaml.ts';
import type { Content } from '#check/read/read-content.ts';
import { launchBlockers } from '#check/launch-blockers.ts';

/** Throws with all that is wrong with the content at once, file by file. */
function expectGoodContent(): Content {
  const yaml = keptYaml();
  const { problems, content } = checkContent('.', CONTENT_DIR, shownNow(), yaml.read);
  yaml.keep();
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
  const pictures = handed()?.pictures;
  if (pictures?.articles.length === 0) names.push('pictures');
  if (pictures?.casinos.length === 0) names.push('logos');
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
      'astro:config:setup': ({ command }) => {
        if (command !== 'build' && command !== 'dev') return;
        const content = checkedBefore ?? expectGoodContent();
        checkedBefore = undefined;
        takeBack();
        if (command === 'build') handOver(content, buildDay());
        nameEmpty(content);
        const isReady = !isPreview() && launchBlockers(content).length === 0;
        process.env['LAUNCH_READY'] = isReady ? 'yes' : 'no';
      },
      'astro:build:generated': () => takeBack(),
    },
  };
}
