/**
 * Loaded before a build that is measured: writes down the most memory that it ever held, in kB, and its
 * processor time, in microseconds.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['PEAK_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, JSON.stringify([maxRSS, userCPUTime + systemCPUTime]));
  });
}
