import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';

const FOLDER = '.cache/new-site-test';
const CONTENT = `${FOLDER}/content`;

/** The command without a terminal: nobody is there to answer a question. */
function newSite(...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: CONTENT };
  const words = ['owner/new.ts', 'site', ...args];
  const options = { encoding: 'utf8', input: '', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, said: `${stdout}${stderr}` };
}

const textOf = () =>
  globSync('**/*.{yaml,md}', { cwd: CONTENT })
    .map((file) => `${file}\n${readFileSync(path.join(CONTENT, file), 'utf8')}`)
    .join('\n');

describe('a site of another name, without the samples', () => {
  const nameless = { status: 0 as number | null, said: '' };
  const made = { status: null as number | null, said: '' };
  let before = '';

  beforeAll(() => {
    rmSync(FOLDER, { recursive: true, force: true });
    cpSync(SAMPLE, CONTENT, { recursive: true });
    const casino = `${CONTENT}/casinos/quillmark.yaml`;
    const withLogo = readFileSync(casino, 'utf8').replace(
      /^name:/m,
      'logo: ./quillmark.svg\nname:',
    );
    writeFileSync(casino, withLogo);
    cpSync(
      'tests/fixtures/content/one-of-everything/casinos/larkfield.svg',
      `${CONTENT}/casinos/quillmark.svg`,
    );
    before = textOf();
    Object.assign(nameless, newSite());
    expect(textOf()).toBe(before);
    Object.assign(made, newSite('Straight Table'));
  }, 600_000);

  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('needs a name, and asks nobody where no terminal is attached', () => {
    expect(nameless.status).toBe(1);
    expect(nameless.said).toBe(
      'Give it a name of at most 30 characters: npm run new site "Its Name"\n',
    );
  });

  test('has nothing left of the samples, nor of their brand', () => {
    expect(before).toMatch(/edgewise/i);
    const samples = globSync('*.yaml', { cwd: `${SAMPLE}/casinos` }).map(
      (file) => path.parse(file).name,
    );
    expect(samples.length).toBeGreaterThan(10);
    const text = textOf();
    for (const name of [...samples, 'edgewise'])
      expect(text.toLowerCase(), name).not.toContain(name);
    expect(text).toContain('How does Straight Table make money?');
    expect(globSync(`${CONTENT}/casinos/*.svg`)).toEqual([]);
  });

  test('keeps what is true whoever runs the site, and says where the rest is', () => {
    for (const folder of ['countries', 'helplines', 'coins', 'licences', 'games', 'articles']) {
      expect(globSync('*', { cwd: `${CONTENT}/${folder}` }).toSorted(), folder).toEqual(
        globSync('*', { cwd: `${SAMPLE}/${folder}` }).toSorted(),
      );
    }
    const kept = /as it was is in (\S+)\./.exec(made.said)?.[1] ?? '';
    expect(existsSync(`${kept}/casinos/quillmark.yaml`)).toBe(true);
    rmSync(kept, { recursive: true });
  });

  test('passes the check, and announces, features and counts nothing that is not there', async () => {
    const { problems, content } = await checkContent('.', CONTENT);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(content.site[0]?.data).toMatchObject({
      upcoming: null,
      featured: null,
      stats: [],
      launchedOn: null,
      look: { wordmark: null, icon: null, colours: null, type: 'imbue' },
    });
    expect(content.casinos.map(({ data }) => data.sample)).toEqual([true]);
    expect(content.bonuses).toEqual([]);
  });

  test('says what to do next', () => {
    expect(made.status).toBe(0);
    expect(made.said).toMatch(/^Next:$/m);
    expect(made.said).toMatch(/^2\. npm run new casino /m);
    expect(made.said).toMatch(/launch: \d+ things to do before a launch/);
  });
});
