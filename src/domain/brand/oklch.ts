/**
 * A colour by how light it is (0 black to 1 white), how strong, and by the angle of its hue in degrees, as the
 * eye sees them: Björn Ottosson, https://bottosson.github.io/posts/oklab/
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** Channels of a colour such as #0e5a3f, from 0 to 1. Throws a RangeError for anything else. */
function channels(hex: string): Triple {
  const [, red = '', green = '', blue = ''] =
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (blue === '') throw new RangeError(`Expected a colour such as #0e5a3f, found ${hex}`);
  return [parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255];
}

/** Light itself, without the curve of screens: IEC 61966-2-1. */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const along = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(across, along),
    hue: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360,
  };
}

function toLight({ lightness, chroma, hue }: Oklch): Triple {
  const across = chroma * Math.cos((hue * Math.PI) / 180);
  const along = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * across + 0.2158037573 * along) ** 3;
  const medium = (lightness - 0.1055613458 * across - 0.0638541728 * along) ** 3;
  const short = (lightness - 0.0894841775 * across - 1.291485548 * along) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A screen shows it, but for what rounding to 8 bits takes away. */
const isShown = (light: Triple): boolean =>
  light.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The nearest colour of screens: where they have none so strong, one of the same lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const at = (strength: number) =>
    toLight({ lightness: Math.min(1, Math.max(0, lightness)), chroma: strength, hue });
  let [weak, strong] = [0, chroma];
  if (isShown(at(chroma))) weak = chroma;
  while (strong - weak > 0.0002) {
    const between = (weak + strong) / 2;
    if (isShown(at(between))) weak = between;
    else strong = between;
  }
  const bytes = at(weak).map((light) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, light))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

/** WCAG 2: how bright a colour is. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2: contrast of two colours, from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
