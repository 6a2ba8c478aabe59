const CHIP_TOPS = [0, 6.5, 13, 19.5, 26];
const CHIP_HEIGHT = 5.5;
/** Height of a row with its gap. */
const ROW = 32;
const GAP = 1;

/** Segment of a chip seen edge-on: dark, or faint where the letter leaves it out. */
export type ChipPart = { x: number; y: number; width: number; faint: boolean };

/**
 * The letters in five rows of chips, `#` for a dark one. A row has as many columns as its letter needs; letters
 * of three columns have a heavy stem and a thin last stroke.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: '.###. ##.## ##### ##.## ##.##',
  B: '####. ##.## ####. ##.## ####.',
  C: '### #.. #.. #.. ###',
  D: '####. ##.## ##.## ##.## ####.',
  E: '### #.. ##. #.. ###',
  F: '### #.. ##. #.. #..',
  G: '##### ##... ##.## ##..# #####',
  H: '##.## ##.## ##### ##.## ##.##',
  I: '.######. ..####.. ..####.. ..####.. .######.',
  J: '..### ...## ...## ##.## .###.',
  K: '##.## ##.#. ###.. ##.#. ##.##',
  L: '#.. #.. #.. #.. ###',
  M: '#...# ##.## ##### #.#.# #...#',
  N: '#...# ##..# #.#.# #..## #...#',
  O: '.###. ##.## ##.## ##.## .###.',
  P: '####. ##.## ####. ##... ##...',
  Q: '.###. ##.## ##.## .###. ...##',
  R: '####. ##.## ####. ##.#. ##.##',
  S: '##### ##... ##### ...## #####',
  T: '######## ..####.. ..####.. ..####.. ..####..',
  U: '##.## ##.## ##.## ##.## .###.',
  V: '##.## ##.## ##.## .###. ..#..',
  W: '#...# #.#.# ##### ##.## #...#',
  X: '##.## .###. ..#.. .###. ##.##',
  Y: '##.## ##.## .###. ..#.. ..#..',
  Z: '##### ...## ..#.. ##... #####',
  0: '.###. ##.## #.#.# ##.## .###.',
  1: '.##.. ###.. .##.. .##.. ####.',
  2: '####. ...## .###. ##... #####',
  3: '####. ...## .###. ...## ####.',
  4: '##.## ##.## ##### ...## ...##',
  5: '##### ##... ####. ...## ####.',
  6: '.###. ##... ####. ##.## .###.',
  7: '##### ...## ..##. ..##. ..##.',
  8: '.###. ##.## .###. ##.## .###.',
  9: '.###. ##.## .#### ...## .###.',
};

/** Whole stack, for names that begin with any other character. */
const STACK = '# # # # #';

/** Edges of the columns of a row. */
function columnEdges(columns: number): number[] {
  if (columns === 3) return [0, 11, 25, ROW];
  return Array.from({ length: columns + 1 }, (_, i) => (ROW * i) / columns);
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Five chips stacked edge-on, 31 by 31.5; the dark ones form the first letter or digit of a name. Names in other
 * scripts get a stack of five whole chips.
 */
export function markParts(name: string): ChipPart[] {
  const plain = name.normalize('NFKD').toUpperCase();
  const [first = ''] = /[\p{L}\p{N}]/u.exec(plain) ?? [];
  return (LETTERS[first] ?? STACK).split(' ').flatMap((row, place) => {
    const edges = columnEdges(row.length);
    return [...row.matchAll(/#+|\.+/g)].map(({ 0: run, index }) => {
      const [from = 0, to = 0] = [edges[index], edges[index + run.length]];
      return {
        x: toTenth(from),
        y: CHIP_TOPS[place] ?? 0,
        width: toTenth(to - from - GAP),
        faint: run.startsWith('.'),
      };
    });
  });
}

/** The mark of a name in two inks, without a ground. */
export function markShape(name: string, ink: string, ghost: string): string {
  return markParts(name)
    .map(
      ({ x, y, width, faint }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${CHIP_HEIGHT}" rx="1.3" fill="${faint ? ghost : ink}"${faint ? ' opacity=".32"' : ''}/>`,
    )
    .join('');
}

/** The mark on a green tile, a file of its own. */
export const engraveFavicon = (name: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="#0e5a3f"/>' +
  `<g transform="translate(8.5 8.2)">${markShape(name, '#f6f1df', '#e9c979')}</g></svg>`;
