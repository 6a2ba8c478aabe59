/** Chip inks as hex colours, readable on light and dark paper. */
type ChipInk = Readonly<Record<'body' | 'spot' | 'line' | 'inlay' | 'monogram', string>>;

export const CHIPS = [
  // banknote green
  { body: '#0f5a40', spot: '#f3ead2', line: '#9fd0b0', inlay: '#f3ead2', monogram: '#0f4a35' },
  // vermilion
  { body: '#a8371d', spot: '#f7e6d0', line: '#f2b79c', inlay: '#f7e6d0', monogram: '#8a2b16' },
  // ink blue
  { body: '#1d3f5e', spot: '#efe6cf', line: '#9fc0d8', inlay: '#efe6cf', monogram: '#173450' },
  // brass
  { body: '#8a5f14', spot: '#f8ecd0', line: '#f0cf87', inlay: '#f8ecd0', monogram: '#6d4a0e' },
  // ink and gold
  { body: '#36463d', spot: '#e9c979', line: '#b3c2b6', inlay: '#e9c979', monogram: '#27332d' },
  // petrol
  { body: '#146068', spot: '#f2e8d2', line: '#9ad3d2', inlay: '#f2e8d2', monogram: '#0f4b52' },
  // oxblood
  { body: '#6b2c33', spot: '#f0dcc6', line: '#dba49a', inlay: '#f0dcc6', monogram: '#5a232a' },
  // olive
  { body: '#566021', spot: '#f4edcf', line: '#ccd391', inlay: '#f4edcf', monogram: '#454d19' },
  // slate
  { body: '#3d4f63', spot: '#f4d9b8', line: '#b6c6d6', inlay: '#f4ead8', monogram: '#2f3f51' },
  // copper
  { body: '#b0561c', spot: '#fbead0', line: '#f5c696', inlay: '#fbead0', monogram: '#8b4013' },
  // laurel
  { body: '#2f6b4f', spot: '#e7c26a', line: '#b6dbc0', inlay: '#f5ecd2', monogram: '#22543d' },
  // sepia
  { body: '#4d3a2c', spot: '#ecd9b4', line: '#c9ac86', inlay: '#ecd9b4', monogram: '#3f2f23' },
  // teal and coral
  { body: '#17525c', spot: '#f0a988', line: '#a6d1d3', inlay: '#f6ead6', monogram: '#11424a' },
  // russet
  { body: '#7a2f1f', spot: '#e8cf94', line: '#e2a98d', inlay: '#e8cf94', monogram: '#64251a' },
] as const satisfies readonly ChipInk[];

/** The ink at an index into `CHIPS`. Throws a RangeError where there is none. */
export function chipInk(index: number): ChipInk {
  const ink: ChipInk | undefined = CHIPS[index];
  if (ink === undefined) throw new RangeError(`Expected an ink of a chip, found ${index}`);
  return ink;
}

/** Hex colours of a cover, and the sign engraved in its seal. `inkA` and `inkB` form a gradient. */
export type Plate = Readonly<
  Record<'ground' | 'deepGround' | 'inkA' | 'inkB' | 'accent' | 'sign', string>
>;

// prettier-ignore
export const PLATES = {
  Bonuses:        { ground: '#0f4a36', deepGround: '#0a3527', inkA: '#bfe0c2', inkB: '#f0d694', accent: '#f2c766', sign: '%' },
  Technology:     { ground: '#123f4a', deepGround: '#0b2d36', inkA: '#b4dcdc', inkB: '#e9dfb2', accent: '#f0a988', sign: '#' },
  Privacy:        { ground: '#2c3540', deepGround: '#1f262f', inkA: '#c9d3dd', inkB: '#f1c9ad', accent: '#f0a988', sign: '?' },
  Cryptocurrency: { ground: '#7a5312', deepGround: '#5c3d0b', inkA: '#fae7b4', inkB: '#f7bf8e', accent: '#fff0c9', sign: '¤' },
  Security:       { ground: '#1d3a2f', deepGround: '#122820', inkA: '#a9cdb6', inkB: '#e7c26a', accent: '#e7c26a', sign: '*' },
  Legal:          { ground: '#6b2a20', deepGround: '#501d15', inkA: '#f3cdb8', inkB: '#f2e0b0', accent: '#f4d58d', sign: '§' },
  Innovation:     { ground: '#1b3f61', deepGround: '#122c46', inkA: '#b5d2e8', inkB: '#f2dcae', accent: '#f2b48c', sign: '+' },
  Strategy:       { ground: '#a23a1f', deepGround: '#7d2a15', inkA: '#fbd9bd', inkB: '#fbeec4', accent: '#ffe0a0', sign: '±' },
  Slots:          { ground: '#4d571b', deepGround: '#383f11', inkA: '#dde2a4', inkB: '#f6dc95', accent: '#f6dc95', sign: '7' },
  'Table Games':  { ground: '#0e5247', deepGround: '#083b33', inkA: '#b2e0d2', inkB: '#f0dba0', accent: '#f3b78f', sign: '21' },
  'Live Dealer':  { ground: '#4a3527', deepGround: '#35251a', inkA: '#e4cba7', inkB: '#f2b98e', accent: '#f2d08a', sign: '&' },
  Poker:          { ground: '#1a2430', deepGround: '#10171f', inkA: '#b9c8d6', inkB: '#ee9b7e', accent: '#ee9b7e', sign: 'A' },
} as const satisfies Record<string, Plate>;

/** Category of an article: each has its own plate. */
export type Category = keyof typeof PLATES;

/** Mixes two hex inks. `share` is the part of the second, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (ink: string, index: number): number =>
    parseInt(ink.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(first, i) * (1 - share) + channel(second, i) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
