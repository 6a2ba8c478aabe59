import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnTokens } from '../read/drawn-tokens.ts';
import { type Fault, unseen, WORDS_AS_SHAPES } from '../read/picture-file.ts';
import { seenColours, seenPixels, sized } from '../read/seen-pixels.ts';
import { weakPairs } from '#domain/brand/contrast-pairs.ts';
import { contrast } from '#domain/brand/oklch.ts';
import type { Theme, Tokens } from '#domain/brand/token-rules.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import { BRAND_FOLDER, type Look } from '#schemas/site-look.ts';
import { readSvg, type SvgFile } from '#domain/svg/svg-file.ts';
import { problemList, type Problem, type Report, suggestion } from '../describe-issue.ts';
import { type Content, kindOf } from '../read/read-content.ts';

/** How far the sides of an icon may differ, as a share. */
const NEARLY_SQUARE = 0.02;

/** Less than this, and a shape is lost on its ground (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
/** A line of shade beside the letters may be faint, the letters may not. */
const LEAST_SHARE = 0.25;

/** The drawings of the brand: that they are there, can be served and seen, and are all of use. */
export async function checkBrand(
  { site }: Content,
  root: string,
  contentDir: string,
): Promise<Problem[]> {
  const [problems, report] = problemList();
  const folder = path.posix.join(contentDir, BRAND_FOLDER);
  const full = path.resolve(root, folder);
  const content = path.resolve(root, contentDir);
  // A symlink out of the content is named by check-files.ts and never read.
  const there = (kindOf(full, content) === 'folder' ? readdirSync(full) : [])
    .filter((name) => !name.startsWith('.') && kindOf(path.join(full, name), content) !== 'outside')
    .sort();
  const used = new Set<string>();
  for (const { file, data } of site) {
    const { look } = data;
    const drawn = drawnTokens();
    const tokens = look.colours === null ? drawn : paletteOf(drawn, look.colours);
    if (look.colours !== null) weakColours(file, look.colours, tokens, report);
    for (const { name, field } of drawingsOf(look)) {
      const of = path.posix.join(folder, name);
      if (!there.includes(name)) {
        const hint = suggestion(name, there);
        report(file, field, `“${name}”, which is not there`, `a file in ${folder}`, hint);
        continue;
      }
      const read = readDrawing(path.join(full, name));
      const isNew = !used.has(name);
      used.add(name);
      if (!read.ok) {
        for (const fault of isNew ? read.faults : []) report(of, '', fault.found, fault.expected);
        continue;
      }
      if (field === 'look.icon') squareIcon(of, read, report);
      await seenOnGrounds(of, read, field, tokens, report);
    }
  }
  // While site.yaml itself is not right, nothing is known of what it names.
  for (const name of site.length > 0 ? there : []) {
    const of = path.posix.join(folder, name);
    const expected = 'only what look names in site.yaml';
    if (!used.has(name)) report(of, '', 'a file that nothing uses', expected);
  }
  return problems;
}

type Colours = NonNullable<Look['colours']>;
type Drawing = Extract<SvgFile, { ok: true }>;
type Drawn = { seen: string[] } | { fault: Fault };

/** Drawing one takes long, and the check looks at a site as it is on several days. */
const coloursOf = new Map<string, Drawn>();

async function coloursSeen({ svg, width, height }: Drawing): Promise<Drawn> {
  const source = Buffer.from(sized(svg, width, height));
  const fault = await unseen(source, true);
  return fault === null ? { seen: seenColours(await seenPixels(source, true)) } : { fault };
}

/** A drawing of which little or nothing is seen where it stands. */
async function seenOnGrounds(
  file: string,
  read: Drawing,
  field: string,
  tokens: Tokens,
  report: Report,
): Promise<void> {
  const drawn = coloursOf.get(read.svg) ?? (await coloursSeen(read));
  coloursOf.set(read.svg, drawn);
  if ('fault' in drawn) {
    report(file, '', drawn.fault.found, drawn.fault.expected);
    return;
  }
  if (read.svg.includes('<text')) report(file, '', 'words set as text', WORDS_AS_SHAPES);
  const { seen } = drawn;
  for (const [token, theme] of GROUNDS[field] ?? []) {
    const ground = tokens[token]?.[theme] ?? '';
    const isSeen = (colour: string) => contrast(colour, ground) >= LEAST_CONTRAST;
    const share = seen.filter(isSeen).length / seen.length;
    if (share >= LEAST_SHARE) continue;
    const found = `${Math.round((1 - share) * 100)}% of it hardly to be seen on ${ground}, where it stands`;
    report(file, '', found, `colours that stand out by ${LEAST_CONTRAST} to 1`);
  }
}

function squareIcon(file: string, { width, height }: Drawing, report: Report): void {
  if (Math.abs(width - height) <= NEARLY_SQUARE * Math.max(width, height)) return;
  report(file, '', `an icon of ${width} by ${height}`, 'one that is as wide as high');
}

/** The grounds that drawings of the brand stand on. In the dark an icon stands on those of a browser. */
const GROUNDS: Readonly<Record<string, readonly (readonly [token: string, theme: Theme])[]>> = {
  'look.icon': [['paper', 'light']],
  'look.wordmark.onPaper': [['paper', 'light']],
  'look.wordmark.onDark': [
    ['paper', 'dark'],
    ['foot', 'light'],
    ['foot', 'dark'],
  ],
};

/** Each pair of colours that readers could not tell apart well enough, by the field that it follows from. */
function weakColours(file: string, colours: Colours, tokens: Tokens, report: Report): void {
  const [paper, dark] = [colours.light.paper, colours.dark.paper];
  if (contrast(paper, '#000000') <= contrast(dark, '#000000')) {
    report(file, 'look.colours.light.paper', paper, `a paper lighter than the dark one, ${dark}`);
    return;
  }
  for (const pair of weakPairs(tokens)) {
    const { theme, colour, ground, hexes, ratio, least } = pair;
    // The field that says one of the two: the ink rather than its paper.
    const named = NAMED[colour] ?? NAMED[ground];
    const field = ['look.colours', theme, named].filter(Boolean).join('.');
    // Cut off, not rounded: 4.497 is too little, and has to read so.
    const share = (Math.floor(ratio * 100) / 100).toFixed(2);
    const found = `${nameOf(colour)} ${hexes[0]} against ${nameOf(ground)} ${hexes[1]} at ${share} to 1`;
    report(file, field, found, `at least ${least} to 1, so that it can be read`);
  }
}

/** What the colours of the design that an owner names are called in site.yaml. */
const NAMED: Readonly<Record<string, string>> = { green: 'ink', brass: 'accent', paper: 'paper' };

function nameOf(token: string): string {
  const [base = '', ...rest] = token.split('-');
  const parts = rest.filter((part) => !/^\d$/.test(part)).map((part) => NAMED[part] ?? part);
  return `the ${[NAMED[base] ?? WORDS[base] ?? base, ...parts].join(' ')}`;
}

/** What colours that follow from those of an owner are for. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  'ink=text colour,on=text on,band=band’s,foot=footer’s,line=edge of fields,meter=score bar,raised=panel'
    .split(',')
    .map((pair) => pair.split('=')),
);

const drawingsOf = ({ wordmark, icon }: Look) => [
  ...(wordmark === null
    ? []
    : (['onPaper', 'onDark'] as const).map((ground) => ({
        name: wordmark[ground],
        field: `look.wordmark.${ground}`,
      }))),
  ...(icon === null ? [] : [{ name: icon, field: 'look.icon' }]),
];

function readDrawing(file: string): SvgFile {
  try {
    return readSvg(readFileSync(file));
  } catch {
    return { ok: false, faults: [{ found: 'what cannot be read', expected: 'an SVG file' }] };
  }
}
