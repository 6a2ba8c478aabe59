export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Colours of a theme: the paper, `ink` for actions and `accent` for values. */
type ThemeInks = { paper: string; ink: string; accent: string };
export type BrandColours = Record<Theme, ThemeInks>;

/** Colours that tokens.css and the art are drawn in: every other brand is derived as a difference from these. */
export const DRAWN_IN: BrandColours = {
  light: { paper: '#f5f3ea', ink: '#0e5a3f', accent: '#75500f' },
  dark: { paper: '#0c1512', ink: '#86d3ab', accent: '#e6bd6a' },
};

/**
 * Source of a token's hue and chroma: the paper or an ink of its theme; `cream`, the paper of the light theme,
 * for light colours on dark grounds; `warning`, which stays a red and moves away from the accent.
 */
export type Source = 'paper' | 'ink' | 'accent' | 'cream' | 'warning';

/** `lightness`: shifted as much as the source, as much as the paper, or not at all. */
export type Rule = {
  from: Source;
  lightness: 'as drawn' | 'with source' | 'with paper';
  of?: Theme;
};

const rule = (from: Source, lightness: Rule['lightness'], of?: Theme): Rule => ({
  from,
  lightness,
  ...(of && { of }),
});
const TEXT = rule('ink', 'with paper');
const PAPER = rule('paper', 'with paper');
const INK = rule('ink', 'with source');
const ACCENT = rule('accent', 'with source');
const WARNING = rule('warning', 'with paper');
const BAND = rule('ink', 'as drawn');
const CREAM = rule('cream', 'as drawn');

/** Rule for each colour of tokens.css. */
export const RULES: Readonly<Record<string, Rule>> = {
  paper: PAPER,
  raised: PAPER,
  sunk: PAPER,
  scrim: BAND,
  ink: TEXT,
  'ink-2': TEXT,
  'ink-3': TEXT,
  line: PAPER,
  'line-2': TEXT,
  'select-arrow': TEXT,
  green: INK,
  'green-solid': INK,
  'green-hover': INK,
  'green-stub': INK,
  'green-tint': rule('ink', 'with paper'),
  'on-green': CREAM,
  spot: INK,
  meter: INK,
  focus: INK,
  brass: ACCENT,
  star: ACCENT,
  'star-off': PAPER,
  'brass-tint': rule('accent', 'with paper'),
  vermilion: WARNING,
  'vermilion-tint': WARNING,
  band: BAND,
  'band-deep': BAND,
  'band-ink': CREAM,
  'band-ink-2': BAND,
  'band-line': CREAM,
  'band-brass': rule('accent', 'as drawn', 'dark'),
  'band-button-ink': BAND,
  'band-button-rim': BAND,
  foot: BAND,
  'foot-ink': BAND,
  'foot-link': CREAM,
  'foot-muted': BAND,
  'foot-accent': rule('ink', 'as drawn', 'dark'),
  'foot-ring': rule('warning', 'as drawn', 'dark'),
  'foot-line': CREAM,
  'art-a': INK,
  'art-b': ACCENT,
  'art-ink': TEXT,
  'art-ground': PAPER,
  'art-beam': ACCENT,
  'chip-reed': BAND,
  'outcome-lost': WARNING,
  'outcome-cut': CREAM,
  'outcome-less': ACCENT,
  'outcome-more': INK,
  'outcome-none': TEXT,
  'weight-blue': rule('ink', 'with paper'),
};

/** Colours of both themes by the names of tokens.css, without the dashes in front. */
export type Tokens = Readonly<Record<string, Record<Theme, string>>>;
