import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { generateContent } from './generate-content.ts';

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

/** What a build may hold; Node's own limit depends on the machine. */
const HEAP_MEGABYTES = 8_192;

/** What a step of the build says when it is done. */
const STEP_TIME = /\[edgewise:([\w-]+)\] took ([\d.]+) s/g;

/** Seconds of each step, and the most memory that was held. */
export type BuildResult = { dist: string; seconds: Record<string, number>; peakBytes: number };

/**
 * Copies the content to a folder, adds generated content and builds the site of it there. Throws with
 * the build's own words.
 */
export async function buildCopy(folder: string, count: number): Promise<BuildResult> {
  rmSync(folder, { recursive: true, force: true });
  const [content, dist] = [path.join(folder, 'content'), path.join(folder, 'dist')];
  cpSync(CONTENT_DIR, content, { recursive: true });
  generateContent(content, count);

  const startedMs = performance.now();
  const { output, peakBytes } = await runAstro(content, dist);
  const allSeconds = (performance.now() - startedMs) / 1000;
  const steps = [...output.matchAll(STEP_TIME)].map(
    ([, name = '', seconds = '']) => [name.replaceAll('-', ' '), Number(seconds)] as const,
  );
  const after = steps.reduce((total, [, seconds]) => total + seconds, 0);
  return {
    dist,
    seconds: { 'Pages, by Astro': allSeconds - after, ...Object.fromEntries(steps) },
    peakBytes,
  };
}

function runAstro(content: string, dist: string): Promise<{ output: string; peakBytes: number }> {
  const peakFile = path.resolve(dist, '../peak');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        '--import',
        path.resolve('tools/scale/report-peak.ts'),
        ASTRO,
        'build',
        '--outDir',
        dist,
      ],
      {
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          CONTENT_DIR: content,
          OUT_DIR: dist,
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
