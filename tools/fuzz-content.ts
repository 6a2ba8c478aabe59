/**
 * `npm run fuzz:content [rounds] [seed] [content]`: breaks a copy of a content at random, the same way for
 * the same seed, and holds that what the check passes can be built and is whole: no dead link, no empty
 * list, nothing without a name, nothing wider than a phone. What the check refuses it has to refuse in
 * lines that name a file. With RECORD=yes the run goes into its section of docs/PROOF.md, which keeps
 * what the runs before it recorded.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkContent } from './content/check-content.ts';
import { formatProblem } from './content/describe-issue.ts';
import { type RawEntry, readContent } from './content/read-content.ts';
import { findFlaws } from './fuzz/flaws.ts';
import { type Mutation, mutate } from './fuzz/mutations.ts';
import { findWidePages } from './fuzz/narrow-pages.ts';
import { seeded } from './fuzz/seeded.ts';
import { writeSection } from './proof/proof-file.ts';

const [rounds = 10, seed = 1] = process.argv.slice(2, 4).map(Number);
const base = process.argv[4] ?? 'content';

const FOLDER = `.cache/fuzz/${seed}`;
const CONTENT = `${FOLDER}/content`;
const SITE = `${FOLDER}/site`;
const LOG = `${FOLDER}/found.txt`;
const RUNS = '.cache/fuzz/runs.json';

/** As many as one build tries at once, each in files of its own. */
const MOST_IN_A_BUILD = 60;
/** After so many tries a round goes on with what has passed. */
const MOST_TRIES = 200;
const PAGES_IN_A_BROWSER = 30;

type Kept = Mutation & { after: (string | null)[] };

/** What earlier runs found. Their figures here are those of the run after the mending. */
const MENDED = [
  "A link of the home page's tiles that leads nowhere: the check did not follow it.",
  'Seed 32: a post renamed to `index.md`. The check passed it, and `/blog` led to an address without a page.',
];

const counts = { tried: 0, refused: 0, passed: 0, builds: 0, pages: 0 };
const found: string[] = [];

function note(line: string): void {
  found.push(line);
  console.log(`FOUND ${line}`);
  writeFileSync(LOG, `${found.join('\n')}\n`);
}

const say = ({ kind, what, files }: Mutation) => `${kind} ${files.join(', ')} ${what}`.trim();

/** What the check says, and whether it says it as it should. */
function problemsOf(mutation: Mutation): string[] {
  try {
    const { problems } = checkContent('.', CONTENT);
    const bad = problems.find(({ file }) => !file.startsWith(CONTENT));
    if (bad !== undefined) note(`no file named: ${formatProblem(bad)} after ${say(mutation)}`);
    return problems.map(formatProblem);
  } catch (error) {
    note(`the check crashed after ${say(mutation)}: ${String(error).split('\n')[0]}`);
    return ['crashed'];
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return null;
  }
}

/** Builds the content as it stands; what is wrong with the site, or with the build. */
async function flawsOf(): Promise<string[]> {
  counts.builds += 1;
  rmSync(SITE, { recursive: true, force: true });
  rmSync(`.cache/astro/${SITE}`, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/fuzz/build-bare.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: CONTENT, OUT_DIR: SITE },
    timeout: 500_000,
  });
  if (status !== 0) {
    const lines = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => /Error|Expected|found/.test(line));
    return [`the build failed: ${(lines[0] ?? `${stdout}${stderr}`.slice(0, 300)).trim()}`];
  }
  const flaws = findFlaws(SITE);
  if (process.env['IN_BROWSER'] !== 'no') flaws.push(...(await widePages()));
  return flaws;
}

function shownPages(): RawEntry[] {
  const away = new Set(checkContent('.', CONTENT).heldBack.map(({ entry }) => entry.file));
  return readContent('.', CONTENT).filter(({ file }) => !away.has(file));
}

async function widePages(): Promise<string[]> {
  const addresses = [
    '/',
    '/bonuses',
    '/faq',
    '/guides',
    '/games',
    '/game-rules',
    '/how-we-rate',
  ].concat(
    shownPages().flatMap(({ collection, id }) => {
      const folder = {
        casinos: '/reviews',
        articles: '/guides',
        countries: '/country',
        games: '/games',
        blog: '/blog',
      }[collection as 'casinos'] as string | undefined;
      return folder === undefined ? [] : [`${folder}/${id}`];
    }),
  );
  const random = seeded(counts.builds);
  const chosen = addresses.toSorted(() => random.below(3) - 1).slice(0, PAGES_IN_A_BROWSER);
  counts.pages += chosen.length;
  return findWidePages(SITE, chosen);
}

/** The mutations of a build that failed which fail by themselves, found by halves. */
async function blame(kept: readonly Kept[], flaws: readonly string[]): Promise<void> {
  if (kept.length === 1) {
    const [only] = kept;
    if (only) note(`${flaws.slice(0, 3).join('; ')} after ${say(only)}`);
    return;
  }
  let isBlamed = false;
  const half = Math.ceil(kept.length / 2);
  for (const part of [kept.slice(0, half), kept.slice(half)]) {
    rmSync(CONTENT, { recursive: true, force: true });
    cpSync(base, CONTENT, { recursive: true });
    for (const { files, after } of part) {
      files.forEach((file, index) => {
        const text = after[index];
        if (text === null || text === undefined) rmSync(file, { force: true });
        else writeFileSync(file, text, 'latin1');
      });
    }
    if (checkContent('.', CONTENT).problems.length > 0) continue;
    const ofPart = await flawsOf();
    if (ofPart.length === 0) continue;
    isBlamed = true;
    await blame(part, ofPart);
  }
  if (!isBlamed) note(`${flaws.slice(0, 3).join('; ')} after ${kept.map(say).join(' and ')}`);
}

for (let round = 0; round < rounds; round += 1) {
  const random = seeded(seed * 1000 + round);
  rmSync(CONTENT, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(base, CONTENT, { recursive: true });
  const kept: Kept[] = [];
  const touched = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES && kept.length < MOST_IN_A_BUILD; tries += 1) {
    const untouched = readContent('.', CONTENT)
      .map(({ file }) => file)
      .filter((file) => !touched.has(file));
    const mutation = mutate(CONTENT, untouched, random);
    if (mutation === null) continue;
    if (mutation.files.some((file) => touched.has(file))) {
      mutation.undo();
      continue;
    }
    counts.tried += 1;
    if (problemsOf(mutation).length > 0) {
      counts.refused += 1;
      mutation.undo();
      continue;
    }
    counts.passed += 1;
    for (const file of mutation.files) touched.add(file);
    kept.push({ ...mutation, after: mutation.files.map(read) });
  }
  console.log(`Round ${round + 1}: ${kept.length} mutations pass the check; building.`);
  const flaws = await flawsOf();
  for (const flaw of flaws.slice(0, 20)) console.log(`  ${flaw}`);
  if (flaws.length > 0) await blame(kept, flaws);
  console.log(JSON.stringify(counts));
}
console.log(`${counts.tried} mutations, ${found.length} faults.`);
if (process.env['RECORD'] === 'yes') record();
process.exitCode = found.length === 0 ? 0 : 1;

type Run = typeof counts & { seed: number; base: string; found: string[] };

/** Writes this run and those before it, each seed once. */
function record(): void {
  const before = existsSync(RUNS) ? (JSON.parse(readFileSync(RUNS, 'utf8')) as Run[]) : [];
  const runs: Run[] = [
    ...before.filter((run) => run.seed !== seed),
    { ...counts, seed, base, found },
  ].toSorted((a, b) => a.seed - b.seed);
  writeFileSync(RUNS, JSON.stringify(runs));
  const sum = (name: keyof typeof counts) => runs.reduce((total, run) => total + run[name], 0);
  writeSection(
    'content',
    [
      `${sum('tried')} changes were made at random, each by its seed (\`npm run fuzz:content\`): files deleted, renamed, emptied, cut, swapped and corrupted, values given another type, number or text, lists and fields taken away. The check refused ${sum('refused')} and named a file for each. The other ${sum('passed')} passed; they went into ${sum('builds')} builds, whose sites were searched for dead links, empty lists and what has no name, and ${sum('pages')} of their pages were looked at in a browser 390 pixels wide.`,
      '',
      '| Seed | Content | Tried | Refused | Passed | Builds | Pages in a browser | Faults |',
      '| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...runs.map(
        (run) =>
          `| ${run.seed} | \`${run.base}\` | ${run.tried} | ${run.refused} | ${run.passed} | ${run.builds} | ${run.pages} | ${run.found.length} |`,
      ),
      '',
      'Found by earlier runs, mended, and held by a test since:',
      '',
      ...MENDED.map((fault) => `- ${fault}`),
      ...runs.flatMap((run) => run.found.map((fault) => `\n- Seed ${run.seed}: ${fault}`)),
    ].join('\n'),
  );
}
