import { mkdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyForEach } from '#tests/fixtures/content-copy.ts';
import { CONTENTS } from '#tests/fixtures/contents.ts';

const copy = copyForEach(CONTENTS.empty.contentDir);
beforeEach(() => void mkdirSync(copy.at('brand')));

/** Problems of a content whose site.yaml says this of the brand. */
async function problemsOf(lines: string): Promise<string[]> {
  const names = [...lines.matchAll(/^(\w+):/gm)].map(([, name]) => name);
  const rest = copy
    .read('site.yaml')
    .split(/\n(?=\w)/)
    .filter((field) => !names.some((name) => field.startsWith(`${name}:`)));
  copy.write('site.yaml', [...rest, lines].join('\n'));
  return copy.problems();
}

const draw = (name: string, inside: string, viewBox = '0 0 320 80') =>
  copy.write(
    `brand/${name}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`,
  );

const WORDMARK = 'look: { wordmark: { onPaper: name.svg, onDark: name-on-dark.svg } }\n';
const ICON = 'look: { icon: icon.svg }\n';
const SHAPE = '<path d="M0 0h99v60z"/>';
const LIGHT = '<path fill="#fff" d="M0 0h99v60z"/>';
const NOTHING_THAT_RUNS =
  'expected a drawing of shapes, gradients, masks, filters and text, in which nothing runs, leads elsewhere or refers to another file: references look like #a or url(#a)';

describe('drawings of the brand', () => {
  test.each<[string, make: () => void, look: string, said: string[]]>([
    [
      'are taken where they are there and hold shapes alone',
      () => {
        draw('name.svg', SHAPE);
        draw('name-on-dark.svg', LIGHT);
      },
      WORDMARK,
      [],
    ],
    [
      'have to be there',
      () => {
        draw('name-on-dark.svg', LIGHT);
        draw('nane.svg', '');
      },
      WORDMARK,
      [
        'content/site.yaml → look.wordmark.onPaper: found “name.svg”, which is not there, expected a file in content/brand. Did you mean nane.svg?',
      ],
    ],
    [
      'may hold nothing that runs, by their own names',
      () => {
        draw('name.svg', '<script>alert(1)</script>');
        draw('name-on-dark.svg', '<path onclick="alert(1)"/>');
      },
      WORDMARK,
      [
        `content/brand/name.svg: found <script> in line 1, ${NOTHING_THAT_RUNS}`,
        `content/brand/name-on-dark.svg: found the event handler onclick in line 1, ${NOTHING_THAT_RUNS}`,
      ],
    ],
    [
      'are no folders',
      () => mkdirSync(copy.at('brand/icon.svg')),
      ICON,
      [
        'content/site.yaml → look.icon: found “icon.svg”, which is not there, expected a file in content/brand',
      ],
    ],
  ])('%s', async (_, make, look, said) => {
    make();
    expect(await problemsOf(look)).toEqual(said);
  });

  test.each(['../site.yaml', '/etc/passwd', 'Icon.svg', 'icon.png', 'a/icon.svg'])(
    'lie in their folder, by a plain name: not %s',
    async (name) => {
      expect(await problemsOf(`look: { icon: ${name} }\n`)).toEqual([
        `content/site.yaml → look.icon: found "${name}", expected the name of a file in the folder brand, such as wordmark.svg`,
      ]);
    },
  );
});

describe('the name of the site', () => {
  test.each(['Ωμέγα', 'كازينو', '“Straight” Table', 'Joe’s & Co.', '7'])(
    'may be %s',
    async (name) => {
      expect(await problemsOf(`brand: '${name}'\n`)).toEqual([]);
    },
  );

  test.each([
    ['empty', '""', 'content/site.yaml → brand: found "", expected at least 1 character'],
    [
      'of sixty characters',
      'A'.repeat(60),
      `content/site.yaml → brand: found "${'A'.repeat(56)}…, expected at most 30 characters`,
    ],
    [
      'markup',
      '<script>alert(1)</script>',
      'content/site.yaml → brand: found "<script>alert(1)</script>", expected a name without < and >, with a letter or a digit in it',
    ],
  ])('may not be %s', async (_, name, said) => {
    expect(await problemsOf(`brand: ${name}\n`)).toEqual([said]);
  });
});

describe('the colours of the site', () => {
  const DARK = '{ paper: "#17161a", ink: "#9db4ee", accent: "#e8997c" }';
  const withLight = (light: string) => `look: { colours: { light: ${light}, dark: ${DARK} } }\n`;

  test('are taken where all that follows from them can be seen, in either case of letters', async () => {
    expect(
      await problemsOf(withLight('{ paper: "#EFECE8", ink: "#1d2f5c", accent: "#a3432a" }')),
    ).toEqual([]);
  });

  test.each([
    ['a word', 'red', '"red"'],
    ['of three digits', '"#123"', '"#123"'],
    ['with its transparency', '"#1d2f5c80"', '"#1d2f5c80"'],
    ['style of its own', '"#1d2f5c;}body{display:none"', '"#1d2f5c;}body{display:none"'],
  ])('are not %s', async (_, ink, found) => {
    expect(
      await problemsOf(withLight(`{ paper: "#efece8", ink: ${ink}, accent: "#a3432a" }`)),
    ).toEqual([
      `content/site.yaml → look.colours.light.ink: found ${found}, expected a colour such as "#0e5a3f", with its quotes`,
    ]);
  });

  test('are not taken for remarks where they lack their quotes', async () => {
    const lines = `look:\n  colours:\n    light:\n      paper: #efece8\n      ink: "#1d2f5c"\n      accent: "#a3432a"\n    dark: ${DARK}\n`;
    expect(await problemsOf(lines)).toEqual([
      'content/site.yaml → look.colours.light.paper: found null, expected a colour such as "#0e5a3f", with its quotes',
    ]);
  });

  test('are refused where the ink is the paper', async () => {
    const problems = await problemsOf(
      withLight('{ paper: "#efece8", ink: "#efece8", accent: "#a3432a" }'),
    );
    expect(problems).toContain(
      'content/site.yaml → look.colours.light.ink: found the ink #efece8 against the paper #efece8 at 1.00 to 1, expected at least 4.5 to 1, so that it can be read. A shade of it that can be read: "#6c6a66"',
    );
    // The design's own names of its inks mean nothing to an owner of others.
    expect(problems.join()).not.toMatch(/green|brass/);
  });

  test('are refused just below the least contrast, with a figure that says so', async () => {
    // #767676 on white has 4.54, #777777 has 4.478.
    const light = (ink: string) =>
      withLight(`{ paper: "#ffffff", ink: "${ink}", accent: "#75500f" }`);
    expect(await problemsOf(light('#767676'))).toEqual([]);
    expect(await problemsOf(light('#777777'))).toContain(
      'content/site.yaml → look.colours.light.ink: found the ink #777777 against the paper #ffffff at 4.47 to 1, expected at least 4.5 to 1, so that it can be read. A shade of it that can be read: "#747474"',
    );
  });

  test('are refused where a theme is of the other brightness', async () => {
    const problems = await problemsOf(
      `look: { colours: { light: ${DARK}, dark: { paper: "#efece8", ink: "#1d2f5c", accent: "#a3432a" } } }\n`,
    );
    expect(problems).not.toEqual([]);
  });

  test('are given for both themes', async () => {
    expect((await problemsOf('look: { colours: { dark: {} } }\n'))[0]).toMatch(
      /^content\/site\.yaml → look\.colours\.light: found nothing, expected fields of its own/,
    );
  });
});
