import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../content/check-content.ts';
import { launchBlockers } from '../launch/blockers.ts';
import { compressFolder } from './compress.ts';
import { writeOpenGraphImages } from './open-graph-images.ts';
import { writeSearchIndex } from './search-index.ts';
import { forgetBuild, isBuilt, rememberBuild, sourceStamp } from './source-stamp.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

/** Folder of the built site; `OUT_DIR` names another, for a site of other content beside the own one. */
export const DIST = process.env['OUT_DIR'] || 'dist';

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

/** What is done to the files that Astro wrote, in this order. */
export const FINISHING = {
  'Pictures for sharing': writeOpenGraphImages,
  'Search index': writeSearchIndex,
  'Files for hosts': writeHostingFiles,
  Compression: (dist: string) => compressFolder(dist),
};

/** Builds the site into its folder if its sources have changed. Throws with the build's own words. */
export async function buildSite(): Promise<'built' | 'unchanged'> {
  const stamp = sourceStamp();
  if (isBuilt(DIST, stamp)) return 'unchanged';
  forgetBuild(DIST);
  await runAstro();
  for (const finish of Object.values(FINISHING)) await finish(DIST);
  rememberBuild(DIST, stamp);
  return 'built';
}

/** Searches may list the site once nothing stands between its content and a launch. */
function launchReady(): 'yes' | 'no' {
  const { problems, content } = checkContent();
  return problems.length === 0 && launchBlockers(content).length === 0 ? 'yes' : 'no';
}

function runAstro(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ASTRO, 'build', '--outDir', DIST], {
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
