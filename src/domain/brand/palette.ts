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

/** Upper limit for strengthening a weak colour of the design, so that grounds stay grounds. */
const MOST_STRENGTH = 1.75;

/** Largest hue shift of the warning red away from an accent, in degrees. */
const MOST_TURN = 15;

const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

type Change = { turn: number; strength: number; lighter: number };

/** Difference between a brand's source colour and the one the design was drawn in. */
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

/** A design colour in the colours of a brand. The owner's own paper and inks are returned as they are. */
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

/** Lightness from which a colour of the art is a highlight. */
const HIGHLIGHT = 0.72;

/** A colour of the engraved pictures, which are the same in both themes. */
export function reprintArt(hex: string, colours: BrandColours): string {
  return reprint(hex, { from: sourceInArt(toOklch(hex)), lightness: 'as drawn' }, 'light', colours);
}

/** Source of a colour in the art, by the colour itself: pale highlights follow the paper, golden ones the accent. */
function sourceInArt({ lightness, chroma, hue }: Oklch): Source {
  if (lightness < HIGHLIGHT) return 'ink';
  if (chroma < 0.05) return 'cream';
  return hue > 40 && hue < 110 ? 'accent' : 'ink';
}

/** Grounds of a colour, with the contrast each needs; in both themes where the colour is the same in both. */
const groundsOf = (name: string, themes: readonly Theme[], tokens: Tokens) =>
  PAIRS.filter(({ colour }) => colour === name).flatMap(({ ground, least }) =>
    themes.flatMap((theme) => {
      const hex = tokens[ground]?.[theme];
      return hex === undefined ? [] : [{ hex, least }];
    }),
  );

const STEP = 0.005;

/** The colour, made darker or lighter until it has its contrast on every ground; unchanged if none has. */
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

/** Colours set by the owner are not adjusted: the content check reports them instead. */
const isOwners = (token: string, theme: Theme, drawn: Tokens): boolean => {
  const { from } = ruleOf(token);
  if (from === 'cream' || from === 'warning') return false;
  return drawn[token]?.[theme] === DRAWN_IN[theme][from];
};

/**
 * The design tokens in the colours of a brand; unchanged for the colours that the design is drawn in. Derived
 * colours are made darker or lighter until each pair has its contrast; `weakPairs` finds those that still have
 * not. Throws a RangeError at a token without a rule.
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
