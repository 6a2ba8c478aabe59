import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_STEPS } from '#build/build-steps.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { generateContent } from './generate-content.ts';

/** The command that ships a site. */
const BUILD = path.resolve('tools/build.ts');

/**
 * How large the heap of a build may get: the whole program is to hold 2 GB at most. Node's own limit depends on the
 * machine; on one with much memory it lets what nobody needs any more lie about.
 */
const HEAP_MEGABYTES = 1_300;

/** What the build says when a step begins. */
const STEP = new RegExp(`^\\d+ of \\d+: (${BUILD_STEPS.join('|')})`, 'gm');

/** A build that was measured: seconds by the clock and of the processors, and the most memory it held. */
export type MeasuredBuild = {
  /** Of each step, by the clock. */
  seconds: Record<string, number>;
  processorSeconds: number;
  peakBytes: number;
};

export type BuildResult = MeasuredBuild & {
  dist: string;
  /** The same again after a word of one article was changed. */
  changedWord: MeasuredBuild;
  /** And then after a fact that moves a casino in the ranking. */
  changedFact: MeasuredBuild;
};

/**
 * Copies the content to a folder, adds generated content and builds the site of it there, from nothing that
 * was kept; then with a word changed, and with a fact. Throws with the build's own words.
 */
export async function buildCopy(folder: string, count: number): Promise<BuildResult> {
  rmSync(folder, { recursive: true, force: true });
  const [content, dist] = [path.join(folder, 'content'), path.join(folder, 'dist')];
  cpSync(CONTENT_DIR, content, { recursive: true });
  generateContent(content, count);

  const cold = await measureBuild(folder, content, dist);
  changeWord(content);
  const changedWord = await measureBuild(folder, content, dist);
  changeFact(content);
  return { dist, ...cold, changedWord, changedFact: await measureBuild(folder, content, dist) };
}

/** One word of the first article: what an owner does most often. */
function changeWord(content: string): void {
  const [name] = globSync('articles/*.md', { cwd: content }).sort();
  if (name === undefined) throw new Error('Expected an article, found none');
  appendFileSync(path.join(content, name), '\nOne more word.\n');
}

const WITHDRAWAL = /(?<=^ {2}withdrawal:\n.*toMinutes: )\d+/m;
const A_WEEK = '10080';

/** How long the first casino that says it takes to pay out: its score changes, and with it its place in many lists. */
function changeFact(content: string): void {
  for (const name of globSync('casinos/*.yaml', { cwd: content }).sort()) {
    const file = path.join(content, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(WITHDRAWAL, A_WEEK);
    if (changed === text) continue;
    writeFileSync(file, changed);
    return;
  }
  throw new Error('Expected a casino with a time of withdrawal, found none');
}

async function measureBuild(folder: string, content: string, dist: string): Promise<MeasuredBuild> {
  const { beginnings, endedMs, peakBytes, processorSeconds } = await runBuild(
    folder,
    content,
    dist,
  );
  const seconds = beginnings.map(([step, sinceMs], index) => {
    const untilMs = beginnings[index + 1]?.[1] ?? endedMs;
    return [step, (untilMs - sinceMs) / 1000] as const;
  });
  return { seconds: Object.fromEntries(seconds), processorSeconds, peakBytes };
}

type RunBuild = {
  /** When each step began, the start of the program first. */
  beginnings: [step: string, sinceMs: number][];
  endedMs: number;
  peakBytes: number;
  processorSeconds: number;
};

function runBuild(folder: string, content: string, dist: string): Promise<RunBuild> {
  const peakFile = path.resolve(dist, '../peak');
  return new Promise((resolve, reject) => {
    const beginnings: RunBuild['beginnings'] = [['start', performance.now()]];
    const child = spawn(
      process.execPath,
      [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        '--import',
        path.resolve('tools/scale/report-peak.ts'),
        BUILD,
      ],
      {
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          CONTENT_DIR: content,
          OUT_DIR: dist,
          PEAK_FILE: peakFile,
          KEPT_DIR: path.join(folder, 'kept'),
          NODE_COMPILE_CACHE: path.join(folder, 'kept/compiled'),
        },
      },
    );
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const begun = [...output.matchAll(STEP)].map(([, step = '']) => step);
      for (const step of begun) {
        if (beginnings.some(([known]) => known === step)) continue;
        beginnings.push([step, performance.now()]);
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(output));
      else {
        const [peakKilobytes = 0, microseconds = 0] = JSON.parse(
          readFileSync(peakFile, 'utf8'),
        ) as number[];
        resolve({
          beginnings,
          endedMs: performance.now(),
          peakBytes: peakKilobytes * 1024,
          processorSeconds: microseconds / 1e6,
        });
      }
    });
  });
}
