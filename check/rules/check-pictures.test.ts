import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyForEach } from '#tests/fixtures/content-copy.ts';
import { CONTENTS } from '#tests/fixtures/contents.ts';
import { checkContent } from '../check-content.ts';
import { formatProblem } from '../describe-issue.ts';

const { contentDir: PICTURED } = CONTENTS['one-of-everything'];
const GUIDE = 'content/articles/reading-bonus-terms.md';
const CASINO = 'content/casinos/brackenhall.yaml';
const WORDS = 'Five bars that grow shorter from left to right';

const copy = copyForEach(PICTURED);

const problems = () => copy.problems();
const at = (file: string) => path.join(copy.root, file);

/** Puts another picture in the place of the chart of the guide. */
function showInstead(markdown: string): void {
  copy.edit('articles/reading-bonus-terms.md', `![${WORDS}](./chart.png)`, () => markdown);
  rmSync(at('content/articles/chart.png'));
}

const write = (name: string, bytes: Uint8Array | string) => copy.write(`articles/${name}`, bytes);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5a3f' } });

test('pictures in texts, over articles and as logos have no problems', async () => {
  expect(await problems()).toEqual([]);
});

describe('a picture of a text is refused, with its text, if it', () => {
  const about = (named: string) => `${GUIDE}: found the picture ${named}: `;

  test('is not there, with the one that was meant', async () => {
    showInstead(`![${WORDS}](./chrat.png)`);
    write('chart.png', readFileSync(`${PICTURED}/articles/chart.png`));
    expect(await problems()).toEqual([
      `${about('./chrat.png')}no such file, expected a picture of that name in content/articles. Did you mean chart.png?`,
    ]);
  });

  test.each([
    '../../package.json',
    './wheel.jpg/a.png',
    './Chart.png',
    './chart.gif',
    'https://cdn.example/chart.png',
  ])('has a name such as %s', async (named) => {
    // Lies there or not: one slip is one line.
    if (path.posix.dirname(named) === '.') write(path.basename(named), 'a picture');
    showInstead(`![${WORDS}](${named})`);
    const [problem, ...others] = await problems();
    expect(problem).toMatch(
      `${about(named)}a name that no picture can have here, expected ./ and the name of a JPEG`,
    );
    expect(others).toEqual([]);
  });

  test('is a link to a file that lies elsewhere', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    symlinkSync('/etc/hostname', at('content/articles/chart.png'));
    expect(await problems()).toEqual([
      `${about('./chart.png')}a folder, or a link to a file, expected the picture itself`,
    ]);
  });

  test('is a folder', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    mkdirSync(at('content/articles/chart.png'));
    expect(await problems()).toContain(
      `${about('./chart.png')}a folder, or a link to a file, expected the picture itself`,
    );
  });

  const chart = () => readFileSync(`${PICTURED}/articles/chart.png`);
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const moving = async () => {
    const frames = [solid(400, 300), solid(400, 300).negate()].map((frame) =>
      frame.png().toBuffer(),
    );
    return sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
  };

  test.each<[string, name: string, bytes: () => Buffer | Promise<Buffer>, said: string]>([
    [
      'empty',
      'chart.png',
      () => Buffer.alloc(0),
      'an empty file, expected a JPEG, PNG, WebP, AVIF or SVG picture',
    ],
    [
      'no picture',
      'chart.png',
      () => readFileSync('package.json'),
      'bytes of no picture that browsers show, expected a JPEG, PNG, WebP, AVIF or SVG picture',
    ],
    [
      'a PNG under the name of a JPEG',
      'chart.jpg',
      chart,
      'a picture whose name ends in .jpg, expected .png, which it is',
    ],
    [
      'cut off',
      'chart.jpg',
      () => half(readFileSync(`${PICTURED}/articles/wheel.jpg`)),
      'a picture that is broken, expected one that can be opened and saved again',
    ],
    [
      'of 26 million pixels',
      'chart.jpg',
      () => solid(6500, 4000).jpeg().toBuffer(),
      '6500 × 4000 pixels, expected at most 25 million: save it smaller',
    ],
    [
      'of 11 megabytes',
      'chart.png',
      () => Buffer.concat([chart(), Buffer.alloc(11_000_000)]),
      'a file of 11.0 MB, expected at most 10.0 MB: save it smaller',
    ],
    [
      'narrower than the column',
      'chart.png',
      () => solid(200, 120).png().toBuffer(),
      '200 × 120 pixels, expected at least 320 × 80 pixels, or an SVG',
    ],
    [
      // Further faults of drawings: svg-file.test.ts.
      'a drawing without a size',
      'chart.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
      'a drawing without a size in line 1, expected a viewBox such as "0 0 320 80"',
    ],
    [
      'moving',
      'chart.webp',
      moving,
      'an animation of 2 pictures, expected a picture that stands still',
    ],
  ])('is %s', async (_, name, bytes, said) => {
    showInstead(`![${WORDS}](./${name})`);
    write(name, await bytes());
    expect(await problems()).toEqual([`${about(`./${name}`)}${said}`]);
  });

  test.each(['A line with ![W](./chart.png) in it', '- ![W](./chart.png)', '> ![W](./chart.png)'])(
    'does not stand by itself: %s',
    async (markdown) => {
      showInstead(markdown.replace('W', WORDS));
      copyFileSync(`${PICTURED}/articles/chart.png`, at('content/articles/chart.png'));
      expect(await problems()).toEqual([
        `${about('./chart.png')}stands in a line, a list or a quotation, expected a paragraph of its own, with an empty line before and after it`,
      ]);
    },
  );
});

describe('the head picture of an article', () => {
  test('is named by its field', async () => {
    renameSync(at('content/articles/wheel.jpg'), at('content/articles/well.jpg'));
    expect(await problems()).toEqual([
      `${GUIDE} → picture: found ./wheel.jpg: no such file, expected a picture of that name in content/articles. Did you mean well.jpg?`,
      `${GUIDE}: found the picture ./wheel.jpg: no such file, expected a picture of that name in content/articles. Did you mean well.jpg?`,
      'content/articles/the-strategy.md → picture: found ./wheel.jpg: no such file, expected a picture of that name in content/articles. Did you mean well.jpg?',
    ]);
  });
});

describe('a logo', () => {
  const name = (logo: string) => {
    copy.edit('casinos/brackenhall.yaml', './larkfield.svg', logo);
    rmSync(at('content/casinos/larkfield.svg'));
  };

  test.each(['../../package.json', 'larkfield.svg', 'https://cdn.example/logo.svg', './Logo.svg'])(
    'is refused as %s',
    async (logo) => {
      name(logo);
      expect(await problems()).toEqual([
        expect.stringContaining(`${CASINO} → logo: found ${JSON.stringify(logo)}, expected ./ and`),
      ]);
    },
  );

  test('is refused if it is too small to be printed', async () => {
    name('./small.png');
    copy.write('casinos/small.png', await solid(64, 48).png().toBuffer());
    expect(await problems()).toEqual([
      `${CASINO} → logo: found ./small.png: 64 × 48 pixels, expected a longer side of at least 96 pixels, or an SVG`,
    ]);
  });
});

test('the picture of a draft lies where it is meant to lie, and is checked with the draft', async () => {
  const draft = copy
    .read('articles/the-strategy.md')
    .replace('---\n', '---\ndraft: true\n')
    .replace(/^title: .*$/m, 'title: A strategy to come')
    .replace('./wheel.jpg', './not-yet.png');
  write('a-draft.md', draft);
  write('not-yet.png', 'none yet');
  const { problems: ofSite, ofDrafts } = await checkContent(copy.root, 'content');
  expect(ofSite).toEqual([]);
  expect(ofDrafts.map(formatProblem)).toEqual([
    'content/articles/a-draft.md → picture: found ./not-yet.png: bytes of no picture that browsers show, expected a JPEG, PNG, WebP, AVIF or SVG picture',
  ]);
});

test('of a post it is said where a picture has to lie', async () => {
  copy.edit('blog/the-post.md', /$/, '\n\n![A wheel](./weel.png)\n');
  expect(await problems()).toEqual([
    'content/blog/the-post.md: found the picture ./weel.png: no such file, expected a picture of that name in content/blog. Did you mean wheel.png?',
  ]);
});
