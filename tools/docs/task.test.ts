import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { csvText } from '#domain/tables/csv.ts';
import { TEMPLATES } from '#owner/templates/templates.ts';
import { copyProject, type ProjectCopy } from '#tests/project-copy.ts';
import { runWorkflow } from '#tests/run-workflow.ts';

const WORKFLOW = '.github/workflows/task.yaml';

let copy: ProjectCopy;
let repository = '';
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=owner', '-c', 'user.email=owner@example.com', ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
  });

/** A run of the form, and the files that its branch changes. */
function run(inputs: Record<string, string>) {
  const done = runWorkflow(WORKFLOW, repository, inputs);
  const branch = /main\.\.\.(task-\d+)/.exec(done.summary)?.[1];
  if (branch === undefined) return { ...done, changed: [] };
  git('fetch', '--quiet', repository, branch);
  const list = git('diff', '--name-status', '--no-renames', 'HEAD', 'FETCH_HEAD');
  return { ...done, changed: list.trim().split('\n') };
}

vi.setConfig({ testTimeout: 240_000 });
beforeAll(() => {
  copy = copyProject();
  repository = path.join(copy.folder, '.cache/site.git');
  const row = { name: 'Harbor Dice', website: 'https://harbor-dice-play.com' };
  const more = {
    source: 'https://harbor-dice-play.com/terms',
    checkedOn: '2026-11-27',
    grade: 'D',
  };
  const cells = {
    ...row,
    ...more,
    description: 'It takes coins, and its terms are short and plain.',
  };
  const link = { 'Deal address': 'https://harbor-dice-play.com/?ref=us', 'link.payment': 'CPA' };
  const table = { ...cells, ...link };
  mkdirSync(path.join(copy.folder, 'tables'), { recursive: true });
  writeFileSync(
    path.join(copy.folder, 'tables/one more.csv'),
    csvText([Object.keys(table), Object.values(table)]),
  );
  writeFileSync(path.join(copy.folder, 'tables/deals.csv'), 'casino,payment\nquillmark,CPA\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Site');
  execFileSync('git', ['clone', '--quiet', '--bare', copy.folder, repository]);
});
afterAll(() => copy.remove());

test('a file is renamed on a branch of its own, and what is typed runs nothing', () => {
  const quoted = 'Quill \'"$(touch ran)';
  const { code, changed } = run({
    task: 'Rename a file',
    kind: 'casino',
    name: 'quillmark',
    to: 'quill-house',
    shown: quoted,
  });
  expect(code).toBe(0);
  expect(changed).toEqual([
    'M\tcontent/bonuses/quillmark-welcome.yaml',
    'A\tcontent/casinos/quill-house.yaml',
    'D\tcontent/casinos/quillmark.yaml',
    'M\tcontent/links.yaml',
    'M\tcontent/redirects.yaml',
    'M\tcontent/site.yaml',
  ]);
  const casino: unknown = parse(git('show', 'FETCH_HEAD:content/casinos/quill-house.yaml'));
  expect(casino).toMatchObject({ name: quoted });
});

test('a table in the folder becomes a casino and its link, and leaves it', () => {
  const { changed, summary } = run({
    task: 'Import new casinos',
    name: 'one more.csv',
    to: 'Deal address=link.url',
  });
  expect(summary).toContain('fields in 2 files written');
  expect(changed).toEqual([
    'A\tcontent/casinos/harbor-dice.yaml',
    'M\tcontent/links.yaml',
    'A\tcontent/table-heads.yaml',
    'D\ttables/one more.csv',
  ]);
});

test.each([
  [
    { task: 'Change a name in texts', name: 'Quillmark', to: 'Quill House' },
    'M\tcontent/bonuses/quillmark-welcome.yaml M\tcontent/casinos/quillmark.yaml',
  ],
  [
    { task: 'Remove a casino, country or coin', kind: 'casino', name: 'tidewrack' },
    'D\tcontent/bonuses/tidewrack-rakeback.yaml D\tcontent/casinos/tidewrack.yaml M\tcontent/links.yaml M\tcontent/redirects.yaml',
  ],
  [
    { task: 'Read again, still holds', name: 'helplines/gamcare' },
    'M\tcontent/helplines/gamcare.yaml',
  ],
  [{ task: 'Import links', name: 'deals.csv' }, 'M\tcontent/links.yaml D\ttables/deals.csv'],
])('%j changes what it names, and no more', (inputs, files) => {
  const { code, changed } = run(inputs);
  expect({ code, changed }).toEqual({ code: 0, changed: files.split(' ') });
});

test.each([
  [{ task: 'Import casinos' }, 'There is no table tables/.'],
  [{ task: 'Change a name in texts', name: 'Quillmark' }, 'Name both: '],
])('%j, with a part left out, says what is missing', (inputs, said) => {
  const { code, changed, summary } = run(inputs);
  expect({ code, changed }).toEqual({ code: 1, changed: [] });
  expect(summary).toContain(said);
});

test('an export is a file of the run, and changes nothing', () => {
  const { code, changed, out } = run({ task: 'Export links' });
  expect({ code, changed }).toEqual({ code: 0, changed: [] });
  expect(readFileSync(path.join(out, 'links.csv'), 'utf8')).toContain('quillmark');
});

test('the form knows every kind of file, and puts no answer into a script', () => {
  const { on, jobs } = parse(readFileSync(WORKFLOW, 'utf8')) as {
    on: { workflow_dispatch: { inputs: { kind: { options: string[] } } } };
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const kinds = on.workflow_dispatch.inputs.kind.options;
  expect(kinds.toSorted()).toEqual(Object.keys(TEMPLATES).toSorted());
  const scripts = Object.values(jobs).flatMap(({ steps }) =>
    steps.map(({ run: script }) => script),
  );
  expect(scripts.filter((script) => script?.includes('${{'))).toEqual([]);
});
