/**
 * Asks the registry whether it knows advisories on the packages of the lockfile. Exit code 1 on any; a
 * registry that does not answer is said loudly, and the check counts as skipped.
 */
import { spawnSync } from 'node:child_process';
import { readAuditAnswer } from './audit-answer.ts';
import { SKIPPED_CODE } from './run-step.ts';

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1'], { encoding: 'utf8' });
const answer = readAuditAnswer(stdout);

if ('refusal' in answer) {
  console.warn(`SKIPPED: advisories on packages, because the registry said: ${answer.refusal}`);
  process.exitCode = SKIPPED_CODE;
} else {
  for (const advisory of answer.advisories) console.error(advisory);
  process.exitCode = answer.advisories.length > 0 ? 1 : 0;
}
