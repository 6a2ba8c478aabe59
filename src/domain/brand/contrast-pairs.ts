import { contrast } from './oklch.ts';
import { type Theme, THEMES, type Tokens } from './token-rules.ts';

/** A colour on a ground and the least contrast it needs: of text, or of an edge that controls are recognised by. */
export type Pair = { colour: string; ground: string; least: number };

const TEXT_LEAST = 4.5;
const EDGE_LEAST = 3;
const SHEETS = ['paper', 'raised', 'sunk'];

const on = (colour: string, grounds: readonly string[], least: number): Pair[] =>
  grounds.map((ground) => ({ colour, ground, least }));

/** The pairs that the design uses. The colour named first is the one that is adjusted. */
export const PAIRS: readonly Pair[] = [
  ...on('ink', [...SHEETS, 'green-tint', 'brass-tint', 'vermilion-tint'], TEXT_LEAST),
  ...on('ink-2', [...SHEETS, 'green-tint', 'brass-tint', 'vermilion-tint'], TEXT_LEAST),
  ...on('ink-3', SHEETS, TEXT_LEAST),
  ...on('green', ['paper'], TEXT_LEAST),
  ...on('raised', ['green', 'brass'], TEXT_LEAST),
  ...on('sunk', ['green'], TEXT_LEAST),
  ...on('green-tint', ['green'], TEXT_LEAST),
  ...on('green-solid', ['on-green'], TEXT_LEAST),
  ...on('green-hover', ['on-green'], TEXT_LEAST),
  ...on('on-green', ['green-solid', 'green-hover'], TEXT_LEAST),
  ...on('brass', ['paper'], TEXT_LEAST),
  ...on('brass-tint', ['brass'], TEXT_LEAST),
  ...on('vermilion', [...SHEETS, 'vermilion-tint'], TEXT_LEAST),
  ...on('band-ink', ['band', 'band-deep'], TEXT_LEAST),
  ...on('band-ink-2', ['band', 'band-deep'], TEXT_LEAST),
  ...on('band-brass', ['band', 'band-deep'], TEXT_LEAST),
  ...on('band-button-ink', ['band-ink'], TEXT_LEAST),
  ...on('foot-ink', ['foot'], TEXT_LEAST),
  ...on('foot-link', ['foot'], TEXT_LEAST),
  ...on('foot-muted', ['foot'], TEXT_LEAST),
  ...on('foot-accent', ['foot'], EDGE_LEAST),
  ...on('foot-ring', ['foot'], TEXT_LEAST),
  ...on('star', ['paper', 'raised'], EDGE_LEAST),
  ...on('line-2', ['paper', 'raised'], EDGE_LEAST),
  ...on('focus', ['paper', 'raised'], EDGE_LEAST),
  ...on('meter', SHEETS, EDGE_LEAST),
  ...on('outcome-lost', ['raised'], EDGE_LEAST),
  ...on('outcome-less', ['raised'], EDGE_LEAST),
  ...on('outcome-more', ['raised'], EDGE_LEAST),
];

/** Pairs of two adjustable colours are listed both ways round. */
const isFirst = ({ colour, ground }: Pair, place: number): boolean =>
  !PAIRS.slice(0, place).some((pair) => pair.colour === ground && pair.ground === colour);

export type WeakPair = Pair & { theme: Theme; ratio: number; hexes: [string, string] };

/** Pairs below their least contrast, each once. */
export function weakPairs(tokens: Tokens): WeakPair[] {
  return THEMES.flatMap((theme) =>
    PAIRS.filter(isFirst).flatMap((pair) => {
      const [colour, ground] = [tokens[pair.colour]?.[theme], tokens[pair.ground]?.[theme]];
      if (colour === undefined || ground === undefined) return [];
      const ratio = contrast(colour, ground);
      return ratio < pair.least ? [{ ...pair, theme, ratio, hexes: [colour, ground] }] : [];
    }),
  );
}
