import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { generateContent } from './generate-content.ts';

/** What a build reads; packages are found in the folders above the copy. */
const SOURCES = [
  'astro.config.ts',
  'content',
  'hosting',
  'package.json',
  'public',
  'src',
  'tools/build',
  'tools/content',
  'tsconfig.json',
];
/** The one folder of packages that the configuration names by its path. */
const FONTS = 'node_modules/@fontsource-variable';

/** What a build may hold; Node's own limit depends on the machine. */
const HEAP_MEGABYTES = 8_192;

/** Seconds of each step, and the most memory that one of them held. */
export type BuildResult = { dist: string; seconds: Record<string, number>; peakBytes: number };

/**
 * Copies the sources to a folder, adds generated content and builds the site there, without the steps
 * that are left out. Throws with the build's own words.
 */
export async function buildCopy(
  folder: string,
  count: number,
  leftOut: readonly string[],
): Promise<BuildResult> {
  rmSync(folder, { recursive: true, force: true });
  for (const source of SOURCES.filter((one) => existsSync(one))) {
    cpSync(source, path.join(folder, source), { recursive: true });
  }
  mkdirSync(path.dirname(path.join(folder, FONTS)), { recursive: true });
  symlinkSync(path.resolve(FONTS), path.join(folder, FONTS));
  generateContent(path.join(folder, 'content'), count);

  const startedMs = performance.now();
  const astro = await runInside(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
  const astroSeconds = (performance.now() - startedMs) / 1000;
  const finish = await runInside(folder, ['tools/scale/finish-pages.ts', ...leftOut]);
  return {
    dist: path.join(folder, 'dist'),
    seconds: {
      'Pages, by Astro': astroSeconds,
      ...(JSON.parse(finish.output) as Record<string, number>),
    },
    peakBytes: Math.max(astro.peakBytes, finish.peakBytes),
  };
}

/** Runs a script of this repository in a folder. */
function runInside(
  folder: string,
  [script = '', ...words]: readonly string[],
): Promise<{ output: string; peakBytes: number }> {
  const peakFile = path.resolve(folder, 'peak');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        '--import',
        path.resolve('tools/scale/report-peak.ts'),
        path.resolve(script),
        ...words,
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          LAUNCH_READY: 'no',
          PEAK_FILE: peakFile,
        },
      },
    );
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(output));
      else resolve({ output, peakBytes: Number(readFileSync(peakFile, 'utf8')) * 1024 });
    });
  });
}
