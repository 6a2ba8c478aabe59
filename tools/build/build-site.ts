import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../content/check-content.ts';
import { launchBlockers } from '../launch/blockers.ts';
import { compressFolder } from './compress.ts';
import { writeSearchIndex } from './search-index.ts';
import { forgetBuild, isBuilt, rememberBuild, sourceStamp } from './source-stamp.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

export const DIST = 'dist';

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

/** What is done to the files that Astro wrote, in this order. */
export const FINISHING = {
  'Search index': writeSearchIndex,
  'Files for hosts': writeHostingFiles,
  Compression: (dist: string) => compressFolder(dist),
};

/** Builds the site into `dist/` if its sources have changed. Throws with the build's own words. */
export async function buildSite(): Promise<'built' | 'unchanged'> {
  const stamp = sourceStamp();
  if (isBuilt(stamp)) return 'unchanged';
  forgetBuild();
  await runAstro();
  for (const finish of Object.values(FINISHING)) await finish(DIST);
  rememberBuild(stamp);
  return 'built';
}

/** Searches may list the site once nothing stands between its content and a launch. */
function launchReady(): 'yes' | 'no' {
  const { problems, content } = checkContent();
  return problems.length === 0 && launchBlockers(content).length === 0 ? 'yes' : 'no';
}

function runAstro(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ASTRO, 'build'], {
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        LAUNCH_READY: launchReady(),
      },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(output));
    });
  });
}
