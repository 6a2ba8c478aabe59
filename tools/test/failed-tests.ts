import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { againWith, describeFailure, type Failure } from './failures.ts';

/** Where to: a reporter named on the command line takes no settings. */
export const FAILURES_FILE = 'FAILURES_FILE';

/** Writes down what failed: Vitest's own JSON report does not say in which project a test ran. */
export default class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[FAILURES_FILE];
    if (file === undefined) return;
    writeFileSync(file, JSON.stringify(modules.flatMap(failuresOf)));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const { relativeModuleId: file, project } = module;
  const inProject = `--project=${project.name}`;
  const failures = [...module.children.allTests('failed')].map((test) => {
    const [error] = test.result().errors ?? [];
    const line = test.location?.line;
    const own = error?.stacks?.find((frame) => frame.file === module.moduleId)?.line ?? line;
    return {
      place: own === undefined ? file : `${file}:${own}`,
      what: describeFailure(test.fullName, error?.message ?? ''),
      again: againWith(line === undefined ? file : `${file}:${line}`, inProject),
    };
  });
  // A file that could not be loaded, or a hook of all its tests.
  const others = module.errors().map(({ message }) => ({
    place: file,
    what: describeFailure('', message),
    again: againWith(file, inProject),
  }));
  return [...failures, ...others];
}
