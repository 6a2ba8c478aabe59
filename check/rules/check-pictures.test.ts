import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UNSEEN_PICTURE, writePictured } from '#tests/fixtures/pictured.ts';
import { checkContent } from '../check-content.ts';
import { formatProblem } from '../describe-issue.ts';

const GUIDE = 'content/articles/reading-bonus-terms.md';
const CASINO = 'content/casinos/brackenhall.yaml';
const WORDS = 'Five bars that grow shorter from left to right';

let root: string;
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edgewise-pictures-'));
  writePictured(at('content'));
});

afterEach(() => rmSync(root, { recursive: true }));

const problems = async () => (await checkContent(root, 'content')).problems.map(formatProblem);

/** Puts another picture in the place of the chart of the guide. */
function showInstead(markdown: string): void {
  const text = readFileSync(at(GUIDE), 'utf8');
  const chart = `![${WORDS}](./chart.png)`;
  if (!text.includes(chart)) throw new Error('Expected the chart in the guide, found none');
  writeFileSync(at(GUIDE), text.replace(chart, markdown));
  rmSync(at('content/articles/chart.png'));
}

const write = (name: string, bytes: Uint8Array | string) =>
  writeFileSync(at(`content/articles/${name}`), bytes);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5a3f' } });

test('pictures in texts, over articles and as logos have no problems', async () => {
  expect(await problems()).toEqual([]);
});

describe('a picture of a text is refused, with its text, if it', () => {
  const about = (named: string) => `${GUIDE}: found the picture ${named}: `;

  test('is not there, with the one that was meant', async () => {
    showInstead(`![${WORDS}](./chrat.png)`);
    write('chart.png', readFileSync('tests/fixtures/pictures/chart.png'));
    expect(await problems()).toEqual([
      'content/articles/chart.png: found a picture that nothing names, expected an article that shows it: ![what is to be seen](./name.jpg)',
      `${about('./chrat.png')}no such file, expected a picture of that name in content/articles. Did you mean chart.png?`,
    ]);
  });

  test('lies elsewhere', async () => {
    showInstead(`![${WORDS}](https://cdn.example/chart.png)`);
    expect(await problems()).toEqual([
      `${about('https://cdn.example/chart.png')}an address elsewhere, expected a file beside the text: another site would learn who reads this one`,
    ]);
  });

  test.each([
    ['../../package.json'],
    ['../casinos/sandhollow.png'],
    ['/chart.png'],
    ['./sub/chart.png'],
    ['./Chart.png'],
    ['./bär.png'],
    ['./chart.gif'],
    ['./chart'],
  ])('has a name such as %s', async (named) => {
    // Lies there or not: one slip is one line.
    if (path.dirname(named) === '.') write(path.basename(named), 'a picture');
    showInstead(`![${WORDS}](${named})`);
    const [problem, ...others] = await problems();
    expect(problem).toMatch(
      `${about(named)}a name that no picture can have here, expected ./ and the name of a JPEG`,
    );
    expect(others).toEqual([]);
  });

  test('has a space in its name, so that it is none', async () => {
    showInstead(`![${WORDS}](./the chart.png)`);
    expect(await problems()).toEqual([
      expect.stringContaining(
        `${GUIDE}: found ![${WORDS}](./the chart.png), which is no picture as it is written, expected ![`,
      ),
    ]);
  });

  test('is a link to a file that lies elsewhere', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    symlinkSync('/etc/hostname', at('content/articles/chart.png'));
    expect(await problems()).toEqual([
      `${about('./chart.png')}a link to another file, expected the picture itself`,
    ]);
  });

  test('is a folder', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    mkdirSync(at('content/articles/chart.png'));
    expect(await problems()).toContain(`${about('./chart.png')}a folder, expected a picture`);
  });

  test('is empty', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    write('chart.png', '');
    expect(await problems()).toEqual([
      `${about('./chart.png')}an empty file, expected a JPEG, PNG, WebP, AVIF or SVG picture`,
    ]);
  });

  test('is no picture', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    copyFileSync('package.json', at('content/articles/chart.png'));
    expect(await problems()).toEqual([
      `${about('./chart.png')}bytes of no picture that browsers show, expected a JPEG, PNG, WebP, AVIF or SVG picture`,
    ]);
  });

  test('is a PNG under the name of a JPEG', async () => {
    showInstead(`![${WORDS}](./chart.jpg)`);
    copyFileSync('tests/fixtures/pictures/chart.png', at('content/articles/chart.jpg'));
    expect(await problems()).toEqual([
      `${about('./chart.jpg')}a PNG under a name that ends in .jpg, expected .png`,
    ]);
  });

  test('is cut off', async () => {
    showInstead(`![${WORDS}](./chart.jpg)`);
    const whole = readFileSync('tests/fixtures/pictures/wheel.jpg');
    write('chart.jpg', whole.subarray(0, whole.length / 2));
    expect(await problems()).toEqual([
      `${about('./chart.jpg')}a JPEG that is broken, expected a picture that can be opened and saved again`,
    ]);
  });

  test('has 40 million pixels', async () => {
    showInstead(`![${WORDS}](./chart.jpg)`);
    write('chart.jpg', await solid(8000, 5000).jpeg().toBuffer());
    expect(await problems()).toEqual([
      `${about('./chart.jpg')}8000 × 5000 pixels, 40 million of them, expected at most 25 million: save it smaller`,
    ]);
  });

  test('has 11 megabytes', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    const chart = readFileSync('tests/fixtures/pictures/chart.png');
    write('chart.png', Buffer.concat([chart, Buffer.alloc(11_000_000 - chart.length)]));
    expect(await problems()).toEqual([
      `${about('./chart.png')}a file of 11.0 MB, expected at most 10.0 MB: save it smaller`,
    ]);
  });

  test('has too few pixels for the column', async () => {
    showInstead(`![${WORDS}](./chart.png)`);
    write('chart.png', await solid(200, 120).png().toBuffer());
    expect(await problems()).toEqual([
      `${about('./chart.png')}200 × 120 pixels, expected at least 320 pixels of width, or an SVG`,
    ]);
  });

  test('moves', async () => {
    showInstead(`![${WORDS}](./chart.webp)`);
    const frames = await sharp(
      [await solid(400, 300).png().toBuffer(), await solid(400, 300).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    write('chart.webp', frames);
    expect(await problems()).toEqual([
      `${about('./chart.webp')}an animation of 2 pictures, expected a picture that stands still`,
    ]);
  });

  test.each([
    ['', 'no words for it'],
    ['chart', 'only “chart” in words'],
    ['Chart.png', 'only “Chart.png” in words'],
    ['Image 3', 'only “Image 3” in words'],
    ['A screenshot', 'only “A screenshot” in words'],
    ['x', 'only “x” in words'],
  ])('is described as “%s”', async (alt, found) => {
    showInstead(`![${alt}](./chart.png)`);
    copyFileSync('tests/fixtures/pictures/chart.png', at('content/articles/chart.png'));
    const [problem, ...others] = await problems();
    expect(problem).toMatch(
      `${about('./chart.png')}${found}, expected what is to be seen, in words for those who do not see it`,
    );
    expect(others).toEqual([]);
  });

  test.each(['A line with ![W](./chart.png) in it', '- ![W](./chart.png)', '> ![W](./chart.png)'])(
    'does not stand by itself: %s',
    async (markdown) => {
      showInstead(markdown.replace('W', WORDS));
      copyFileSync('tests/fixtures/pictures/chart.png', at('content/articles/chart.png'));
      expect(await problems()).toEqual([
        `${about('./chart.png')}stands in a line, a list or a quotation, expected a paragraph of its own, with an empty line before and after it`,
      ]);
    },
  );

  test('is a drawing that runs something, asks for a file or has no size', async () => {
    const drawing = (inside: string, size = 'viewBox="0 0 9 9"') =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
    for (const [svg, found] of [
      [drawing('<script>alert(1)</script>'), '<script>'],
      [drawing('<path onclick="alert(1)" d="M0 0"/>'), 'the event handler onclick'],
      [drawing('<foreignObject/>'), '<foreignObject>'],
      [drawing('<image href="https://evil.example/x.png"/>'), '<image>'],
      [drawing('<use href="https://evil.example/x.svg#a"/>'), 'a reference to'],
      [drawing('<style>@import "https://evil.example/x.css";</style>'), '@import'],
      [drawing('<path d="M0 0"/>', ''), 'a drawing without a size'],
      [drawing('<path d="M0 0H9V9H0Z"/>'.repeat(10_000)), 'a drawing of 230,0'],
    ] as const) {
      write('odds.svg', svg);
      expect((await problems()).join('\n')).toMatch(`${about('./odds.svg')}${found}`);
    }
  });
});

describe('the head picture of an article', () => {
  test('is named by its field', async () => {
    renameSync(at('content/articles/wheel.jpg'), at('content/articles/well.jpg'));
    expect(await problems()).toEqual([
      'content/articles/well.jpg: found a picture that nothing names, expected an article that shows it: ![what is to be seen](./name.jpg)',
      `${GUIDE} → picture: found ./wheel.jpg: no such file, expected a picture of that name in content/articles. Did you mean well.jpg?`,
      `${GUIDE}: found the picture ./wheel.jpg: no such file, expected a picture of that name in content/articles. Did you mean well.jpg?`,
      'content/articles/the-strategy.md → picture: found ./wheel.jpg: no such file, expected a picture of that name in content/articles. Did you mean well.jpg?',
    ]);
  });

  test('has to be put into words', async () => {
    const text = readFileSync(at(GUIDE), 'utf8');
    writeFileSync(at(GUIDE), text.replace(/ {2}alt: .*/, '  alt: wheel.jpg'));
    expect(await problems()).toEqual([
      `${GUIDE} → picture.alt: found ./wheel.jpg: only “wheel.jpg” in words, expected what is to be seen, in words for those who do not see it`,
    ]);
  });
});

describe('a logo', () => {
  const name = (logo: string) => {
    const text = readFileSync(at(CASINO), 'utf8');
    writeFileSync(at(CASINO), text.replace('./larkfield.svg', logo));
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
    writeFileSync(at('content/casinos/small.png'), await solid(64, 48).png().toBuffer());
    expect(await problems()).toEqual([
      `${CASINO} → logo: found ./small.png: 64 × 48 pixels, expected a longer side of at least 96 pixels, or an SVG`,
    ]);
  });

  test('that no casino names is found', async () => {
    copyFileSync(at('content/casinos/larkfield.svg'), at('content/casinos/old.svg'));
    expect(await problems()).toEqual([
      'content/casinos/old.svg: found a picture that nothing names, expected a casino whose logo it is: `logo: ./name.svg`',
    ]);
  });
});

test('the picture of a draft lies where it is meant to lie, and is checked with the draft', async () => {
  writeFileSync(at(`content/articles/${UNSEEN_PICTURE}.png`), 'none yet');
  const { problems: ofSite, ofDrafts } = await checkContent(root, 'content');
  expect(ofSite).toEqual([]);
  expect(ofDrafts.map(formatProblem)).toEqual([
    `content/articles/a-draft.md → picture: found ./${UNSEEN_PICTURE}.png: bytes of no picture that browsers show, expected a JPEG, PNG, WebP, AVIF or SVG picture`,
  ]);
});

test('posts and text pages say that pictures stand in articles', async () => {
  const page = at('content/pages/terms-of-service.md');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n\n![A wheel](./wheel.jpg)\n`);
  expect(await problems()).toEqual([
    'content/pages/terms-of-service.md: found a picture (./wheel.jpg) in the text, expected text alone: pictures of your own stand in articles',
  ]);
});
