import { PAIRS } from './contrast-pairs.ts';
import { contrast, fromOklch, type Oklch, toOklch } from './oklch.ts';
import {
  type BrandColours,
  DRAWN_IN,
  type Rule,
  RULES,
  type Source,
  type Theme,
  THEMES,
  type Tokens,
} from './token-rules.ts';

/** More than this a weak colour of the design is never strengthened: grounds have to stay grounds. */
const MOST_STRENGTH = 1.75;

/** How far the red of warnings turns away from an accent, at most. */
const MOST_TURN = 15;

const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

type Change = { turn: number; strength: number; lighter: number };

/** What a source has become, as seen from what it was drawn as. */
function changeOf(from: Source, theme: Theme, colours: BrandColours): Change {
  const [of, name] = from === 'cream' ? (['light', 'paper'] as const) : [theme, from];
  if (name === 'warning') {
    const { turn } = changeOf('accent', theme, colours);
    return { turn: Math.max(-MOST_TURN, Math.min(MOST_TURN, turn / 2)), strength: 1, lighter: 0 };
  }
  const [was, is] = [toOklch(DRAWN_IN[of][name]), toOklch(colours[of][name])];
  // A grey has no hue to turn to.
  const turn = is.chroma < 0.002 ? 0 : turnBetween(was.hue, is.hue);
  const strength = Math.min(MOST_STRENGTH, is.chroma / was.chroma);
  return { turn, strength, lighter: is.lightness - was.lightness };
}

/** A colour of the design in the inks of a brand. The paper and the inks themselves are what the owner says. */
function reprint(hex: string, { from, lightness, of }: Rule, theme: Theme, colours: BrandColours) {
  const seenIn = of ?? theme;
  for (const name of ['paper', 'ink', 'accent'] as const) {
    if (name === from && DRAWN_IN[seenIn][name] === hex) return colours[seenIn][name];
  }
  const drawn = toOklch(hex);
  const { turn, strength, lighter } = changeOf(from, seenIn, colours);
  const byPaper = changeOf('paper', seenIn, colours).lighter;
  const shift = { 'as drawn': 0, 'with source': lighter, 'with paper': byPaper }[lightness];
  return fromOklch({
    lightness: Math.min(1, Math.max(0, drawn.lightness + shift)),
    chroma: drawn.chroma * strength,
    hue: drawn.hue + turn,
  });
}

/** Lighter than this a colour of the art is a highlight. */
const HIGHLIGHT = 0.72;

/** A colour of the engraved pictures, which are the same in both themes. */
export function reprintArt(hex: string, colours: BrandColours): string {
  return reprint(hex, { from: sourceInArt(toOklch(hex)), lightness: 'as drawn' }, 'light', colours);
}

/** Of the art a colour says by itself where it belongs: paler highlights to the paper, golden ones to the accent. */
function sourceInArt({ lightness, chroma, hue }: Oklch): Source {
  if (lightness < HIGHLIGHT) return 'ink';
  if (chroma < 0.05) return 'cream';
  return hue > 40 && hue < 110 ? 'accent' : 'ink';
}

/** What a colour stands on, in one theme or, where it is the same in both, in both. */
const groundsOf = (name: string, themes: readonly Theme[], tokens: Tokens) =>
  PAIRS.filter(({ colour }) => colour === name).flatMap(({ ground, least }) =>
    themes.flatMap((theme) => {
      const hex = tokens[ground]?.[theme];
      return hex === undefined ? [] : [{ hex, least }];
    }),
  );

const STEP = 0.005;

/** The colour, moved away from the grounds that it stands on until it is seen well enough, if it can be. */
function seenOn(colour: string, grounds: readonly { hex: string; least: number }[]): string {
  const isSeen = (hex: string) =>
    grounds.every((ground) => contrast(hex, ground.hex) >= ground.least);
  if (isSeen(colour)) return colour;
  const own = toOklch(colour);
  const mean = grounds.reduce((sum, { hex }) => sum + toOklch(hex).lightness, 0) / grounds.length;
  const end = own.lightness < mean ? 0 : 1;
  const steps = Math.ceil(Math.abs(end - own.lightness) / STEP);
  for (let step = 1; step <= steps; step++) {
    const lightness = own.lightness + ((end - own.lightness) * step) / steps;
    const moved = fromOklch({ ...own, lightness });
    if (isSeen(moved)) return moved;
  }
  return colour;
}

function ruleOf(name: string): Rule {
  const rule = RULES[name];
  if (rule !== undefined) return rule;
  throw new RangeError(`Expected to know where --${name} comes from: see token-rules.ts`);
}

/** Where a colour is what the owner says, it stays so, and the check of the content speaks of it. */
const isOwners = (token: string, theme: Theme, drawn: Tokens): boolean => {
  const { from } = ruleOf(token);
  if (from === 'cream' || from === 'warning') return false;
  return drawn[token]?.[theme] === DRAWN_IN[theme][from];
};

/**
 * The colours of the design in those of a brand. In the colours that it is drawn in it comes out as it is. What
 * is derived is made darker or lighter until each pair has its contrast; what still has not is left to
 * `weakPairs`. Throws a RangeError at a colour whose source is not known.
 */
export function paletteOf(drawn: Tokens, colours: BrandColours): Tokens {
  const names = Object.keys(drawn);
  const isOne = (name: string) => drawn[name]?.light === drawn[name]?.dark;
  const tokens: Record<string, Record<Theme, string>> = {};
  for (const name of names) {
    const { light = '', dark = '' } = drawn[name] ?? {};
    const from = ruleOf(name);
    const first = reprint(light, from, 'light', colours);
    tokens[name] = {
      light: first,
      dark: isOne(name) ? first : reprint(dark, from, 'dark', colours),
    };
  }
  for (const [name, token] of Object.entries(tokens)) {
    if (isOne(name))
      token.light = token.dark = seenOn(token.light, groundsOf(name, THEMES, tokens));
    else {
      for (const theme of THEMES.filter((one) => !isOwners(name, one, drawn))) {
        token[theme] = seenOn(token[theme], groundsOf(name, [theme], tokens));
      }
    }
  }
  return tokens;
}
