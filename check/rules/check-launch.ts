import { isLaunched } from '../launch-points.ts';
import { type Problem, collectProblems } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** A site that searches know and that would ask them, on all of its pages at once, to forget it. */
export const checkLaunch = (content: Content, day: string): Problem[] =>
  collectProblems((report) => {
    const known = content.published.flatMap(({ data }) => data.addresses).length;
    for (const { file, data } of known === 0 || isLaunched(content, day) ? [] : content.site) {
      const expected = `the day of the launch: published.yaml lists ${known} pages, and each of them would say noindex`;
      const hint = 'To take the whole site out of searches, delete published.yaml too';
      report(file, 'launchedOn', data.launchedOn ?? 'nothing', expected, hint);
    }
  });
