import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { formatProblem } from './describe-issue.ts';

/** Stops a build, and `npm run dev`, on bad content, with all that is wrong at once. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'edgewise:content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { problems } = checkContent();
        if (problems.length === 0) return;
        const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
        throw new Error(`The content has ${problems.length} problems:\n${lines.join('\n')}`);
      },
    },
  };
}
