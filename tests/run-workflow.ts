import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Env = Readonly<Record<string, string>>;
type Job = { needs?: string; env?: Env; steps: { run?: string; env?: Env }[] };

/** A run of a workflow: its exit code, its summary, and the folder of what it gave out. */
export type WorkflowRun = { code: number; summary: string; out: string };

/**
 * Runs the scripts of a workflow as GitHub would, each job in a clone of a bare repository, with the inputs of its form.
 * Actions are not run: the clone stands for a checkout, and a copy for what one job hands to the next, which is
 * skipped without an output.
 */
export function runWorkflow(
  file: string,
  repository: string,
  inputs: Env,
  variables: Env = {},
): WorkflowRun {
  const number = String(process.hrtime.bigint());
  const temp = path.join(path.dirname(repository), `run-${number}`);
  const at = (name: string) => path.join(temp, name);
  mkdirSync(at('out'), { recursive: true });
  for (const name of ['summary', 'output']) writeFileSync(at(name), '');
  const known: Env = { 'github.run_number': number, 'runner.temp': temp };
  const valueOf = (_: string, name: string) => {
    const [scope, key = ''] = name.split('.');
    return (
      (scope === 'inputs' ? inputs[key] : scope === 'vars' ? variables[key] : known[name]) ?? ''
    );
  };
  const filled = (env: Env = {}) =>
    Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, valueOf),
      ]),
    );
  const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> };
  let code = 0;
  for (const [name, { needs, env, steps }] of Object.entries(jobs)) {
    if (code !== 0 || (needs !== undefined && readFileSync(at('output'), 'utf8') === '')) break;
    const clone = at(name);
    execFileSync('git', ['clone', '--quiet', repository, clone]);
    if (needs !== undefined) cpSync(at('out'), path.join(clone, 'out'), { recursive: true });
    pretendInstalled(clone);
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: clone, encoding: 'utf8' });
    const given = {
      CONTENT_DIR: 'content',
      GITHUB_ACTOR: 'owner',
      GITHUB_ACTOR_ID: '7',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'owner/site',
      GITHUB_REF_NAME: 'main',
      GITHUB_SHA: head.trim(),
      GITHUB_STEP_SUMMARY: at('summary'),
      GITHUB_OUTPUT: at('output'),
    };
    for (const step of steps.filter(({ run }) => run !== undefined)) {
      code ||=
        spawnSync('bash', ['-e', '-c', step.run ?? ''], {
          cwd: clone,
          // No terminal, as on a runner: nothing can be asked.
          stdio: ['ignore', 'inherit', 'inherit'],
          env: { ...process.env, ...given, ...filled(env), ...filled(step.env) },
        }).status ?? 1;
    }
  }
  return { code, summary: readFileSync(at('summary'), 'utf8'), out: at('out') };
}

/** A clone inside the project finds the packages of the project; the mark of an install is newer than any lock. */
function pretendInstalled(clone: string): void {
  const mark = path.join(clone, 'node_modules/.package-lock.json');
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, '{}');
  utimesSync(mark, 4e9, 4e9);
}
