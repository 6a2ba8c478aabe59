import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const GITHUB = globSync('.github/workflows/*').sort();
const GITLAB = '.gitlab-ci.yml';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Names of what `npm run X` and `npm test` in a file run. */
const commandsIn = (file: string) =>
  [...read(file).matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][a-z:-]*)/g)].flatMap(([, name]) =>
    name === undefined || name === 'run' ? [] : [name],
  );

test('there are workflows for GitHub and for GitLab', () => {
  expect(GITHUB).toEqual(['.github/workflows/due.yaml', '.github/workflows/site.yaml']);
  expect(read(GITLAB)).not.toBe('');
});

/** What GitHub's own parser finds wrong with a workflow. */
function faultsIn(content: string): string[] {
  const { context } = parseWorkflow(
    { name: 'workflow.yaml', content },
    new NoOperationTraceWriter(),
  );
  return context.errors.getErrors().map(({ message }) => message);
}

describe('the workflows for GitHub', () => {
  test.each(GITHUB)('%s: its parser finds nothing', (file) => {
    expect(faultsIn(read(file))).toEqual([]);
  });

  test.each([
    ['timeout-minutes: 90', 'timeout-minuts: 90'],
    ['needs: [test, build]', 'needs: { test: build }'],
    ['vars.SITE_URL }}', 'vars.SITE_URL +}}'],
    ['vars.SITE_URL', 'varz.SITE_URL'],
  ])('its parser sees %s become %s', (right, wrong) => {
    const site = read('.github/workflows/site.yaml');
    expect(site).toContain(right);
    expect(faultsIn(site.replace(right, wrong))).not.toEqual([]);
  });
});

describe('the pipeline for GitLab', () => {
  type Job = { stage?: string; script?: unknown; rules?: unknown };
  const { stages, ...others } = parse(read(GITLAB)) as { stages: string[] };
  const jobs = Object.entries(others as Record<string, Job>).filter(
    ([, { script }]) => script !== undefined,
  );

  test('has the jobs of GitHub’s', () => {
    expect(jobs.map(([name]) => name)).toEqual(['test', 'build', 'pages', 'due']);
  });

  test.each(jobs)('%s stands in a stage that there is, and says when it runs', (_, job) => {
    expect(stages).toContain(job.stage);
    expect(job.rules).toBeInstanceOf(Array);
  });
});

test.each([...GITHUB, GITLAB])('%s: runs commands that there are', (file) => {
  const commands = commandsIn(file);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});
