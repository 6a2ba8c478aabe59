import { type Pair, weakPairs } from './contrast-pairs.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { paletteOf } from './palette.ts';
import type { BrandColours, Theme, Tokens } from './token-rules.ts';

/** A colour that an owner sets; all others follow from these. */
export type OwnColour = keyof BrandColours['light'];

/** Names that owners know of the design's colours. */
export const OWN_NAMES: Readonly<Record<string, OwnColour>> = {
  green: 'ink',
  brass: 'accent',
  paper: 'paper',
};

/** The owner's colour from which one of a pair follows: the ink rather than its paper. */
export const ownColourOf = ({ colour, ground }: Pair): OwnColour | undefined =>
  OWN_NAMES[colour] ?? OWN_NAMES[ground];

/** The nearest shade, in hundredths of lightness, with which every pair that follows from a colour can be read. */
export function readableShade(
  drawn: Tokens,
  colours: BrandColours,
  theme: Theme,
  own: OwnColour,
): string | undefined {
  const { lightness, ...hue } = toOklch(colours[theme][own]);
  const shades = Array.from({ length: 100 }, (_, step) => (step + 1) / 100).flatMap((step) =>
    [lightness - step, lightness + step].map((to) => fromOklch({ ...hue, lightness: to })),
  );
  return shades.find((shade) => {
    const tried = { ...colours, [theme]: { ...colours[theme], [own]: shade } };
    const weak = weakPairs(paletteOf(drawn, tried));
    return !weak.some((pair) => pair.theme === theme && ownColourOf(pair) === own);
  });
}
