/** Removes what lies in a folder; the folder stays, since another build may be about to put something into it. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const folder = workerData as string;
for (const name of readdirSync(folder)) {
  rmSync(path.join(folder, name), { recursive: true, force: true });
}
