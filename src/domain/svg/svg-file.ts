import { escapeMarkup } from '../html/escape-markup.ts';
import { drawnElements, shownSize, type SvgElement } from './svg-measure.ts';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** Fault of a drawing, in words for the site's owner. */
type SvgFault = { found: string; expected: string };

export type SvgFile =
  { ok: true; svg: string; width: number; height: number } | { ok: false; faults: SvgFault[] };

/** A logo of flat shapes is a few kB; what is larger holds a bitmap or was never made for a screen. */
const MOST_SVG_BYTES = 100_000;

/** A longer strip would be a line on the screen. */
const MOST_TIMES = 50;

const MOST_ELEMENTS = 50_000;
const SIMPLE = 'shapes and gradients, saved from the drawing program as “plain SVG”';

/** No drawing is nested deeper; writing it is recursive, and the stack is not endless. */
const DEEPEST = 100;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The allowed elements: none of them runs, moves, loads another file or links anywhere. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence'
  ).split(' '),
);

const DRAWING =
  'a drawing of shapes, gradients, masks, filters and text, in which nothing runs, leads elsewhere or refers to another file: references look like #a or url(#a)';

const OUTER_SIZE = ['width', 'height', 'viewBox'];

const LOCAL = /^#[\w.:-]+$/;

/** CSS functions that load a file named in quotes, without url(). */
const LOADS = /(?:image|image-set|cross-fade|src|element|paint)\s*\(/i;

/**
 * Parses an SVG of somebody else's and writes it anew from an allow-list, so that a browser gets nothing that
 * was not checked: known elements, references within the drawing, styles that load nothing. Comments and editors'
 * metadata are left out, and so is the outer size: the view box gives width and height. Refuses rather than
 * cleans, with every fault and its line.
 */
export function readSvg(bytes: Uint8Array, mostBytes: number = MOST_SVG_BYTES): SvgFile {
  if (bytes.length > mostBytes) {
    const found = `a drawing of ${inWords(bytes.length)} bytes`;
    return { ok: false, faults: [{ found, expected: `at most ${inWords(mostBytes)}` }] };
  }
  const faults: SvgFault[] = [];
  const root = parse(textOf(bytes), faults);
  if (root === null || faults.length > 0) return { ok: false, faults };
  const refuse: Refuse = (node, found, expected = DRAWING) => {
    faults.push({ found: `${found} in line ${node.line}`, expected });
  };
  const { name, local, uri } = root.tag;
  const box = boxOf(root.tag);
  if (local !== 'svg' || uri !== SVG) refuse(root, `<${name}>`, `<svg xmlns="${SVG}">`);
  if (box === null) refuse(root, 'a drawing without a size', 'a viewBox such as "0 0 320 80"');
  else if (Math.max(box[2] / box[3], box[3] / box[2]) > MOST_TIMES) {
    const found = `a drawing of ${inWords(box[2])} by ${inWords(box[3])}`;
    refuse(root, found, `sides of which one is at most ${MOST_TIMES} times the other`);
  }
  if (drawnElements(root) > MOST_ELEMENTS) {
    refuse(root, 'parts that refer to parts that refer to others, without end', SIMPLE);
  }
  // The view box says the size from here on.
  const attributes = Object.fromEntries(
    Object.entries(root.tag.attributes).filter(([attribute]) => !OUTER_SIZE.includes(attribute)),
  );
  const svg = write({ ...root, tag: { ...root.tag, attributes } }, refuse);
  if (faults.length > 0 || box === null) return { ok: false, faults };
  return {
    ok: true,
    svg: svg.replace('<svg', `<svg xmlns="${SVG}" viewBox="${box.join(' ')}"`),
    ...shownSize(box[2], box[3]),
  };
}

const inWords = (count: number): string => count.toLocaleString('en-US');

/** Bytes that are not UTF-8 become NUL, which no XML may hold, so that the parser refuses them. */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8').decode(bytes).replaceAll('\ufffd', '\0');

type Refuse = (node: SvgElement, found: string, expected?: string) => void;

/** The tree of the file; `null` if it is not well-formed XML. */
function parse(text: string, faults: SvgFault[]): SvgElement | null {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgElement[] = [];
  const roots: SvgElement[] = [];
  const errors: string[] = [];
  parser.on('error', ({ message }) => errors.push(message));
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    const expected =
      'a plain SVG: in Illustrator, File → Export → Export As → SVG, or without “Preserve Illustrator Editing Capabilities”';
    faults.push({ found: 'a DOCTYPE with entities', expected });
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml-stylesheet') return;
    faults.push({ found: 'a style sheet of another file', expected: DRAWING });
  });
  for (const event of ['text', 'cdata'] as const) {
    parser.on(event, (characters) => open.at(-1)?.children.push(characters));
  }
  parser.on('opentag', (tag) => {
    const element = { tag, line: parser.line, children: [] };
    (open.at(-1)?.children ?? roots).push(element);
    open.push(element);
    if (open.length > DEEPEST) throw new RangeError('too deep');
  });
  parser.on('closetag', () => open.pop());
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    faults.push({ found: `elements in more than ${DEEPEST} others`, expected: DRAWING });
    return null;
  }
  const [error] = errors;
  if (error === undefined) return roots[0] ?? null;
  const [, line = '1', message = error] = /^(\d+):\d+: (.*?)\.?$/s.exec(error) ?? [];
  const found = `XML that cannot be read (${message}) in line ${line}`;
  faults.push({ found, expected: 'a whole SVG file, saved as UTF-8' });
  return null;
}

/** Serializes an element with its children, and reports every part that is refused. */
function write(node: SvgElement, refuse: Refuse): string {
  const { tag, children } = node;
  const { name, local, uri } = tag;
  if (isProgramsOwn(tag)) return '';
  if (uri !== SVG || !ELEMENTS.has(local)) refuse(node, `<${name}>`);
  const attributes = Object.values(tag.attributes)
    .map((attribute) => writeAttribute(node, attribute, refuse))
    .join('');
  if (local === 'style') {
    const css = children.filter((child) => typeof child === 'string').join('');
    checkCss(node, css, refuse);
    const [rule] = /@(?!media\b)[\w-]*/i.exec(css) ?? [];
    if (rule !== undefined) refuse(node, `${rule} in its styles`, 'no rule but @media');
  }
  const inside = children.map((child) =>
    typeof child === 'string' ? escapeMarkup(child) : write(child, refuse),
  );
  return `<${local}${attributes}>${inside.join('')}</${local}>`;
}

/** Metadata, and elements of an editor's own namespace. */
const isProgramsOwn = ({ local, uri }: SvgElement['tag']): boolean =>
  uri === SVG ? local === 'metadata' : uri !== '' && uri !== XHTML;

/** Serializes an attribute; empty for namespace declarations and editors' own attributes. */
function writeAttribute(
  node: SvgElement,
  { name, local, prefix, uri, value }: SaxesAttributeNS,
  refuse: Refuse,
): string {
  if (prefix === 'xmlns' || name === 'xmlns') return '';
  if (/^on/i.test(local)) refuse(node, `the event handler ${name}`);
  const isReference = local === 'href' && (uri === '' || uri === XLINK);
  if (isReference) {
    if (!LOCAL.test(value)) refuse(node, `a reference to ${shorten(value)}`);
    const isOld = uri === XLINK && 'href' in node.tag.attributes;
    return isOld ? '' : ` href="${escapeMarkup(value)}"`;
  }
  if (uri !== '') return name === 'xml:space' ? ` xml:space="${escapeMarkup(value)}"` : '';
  checkCss(node, value, refuse);
  return ` ${name}="${escapeMarkup(value)}"`;
}

/** Style sheets, and attributes that a browser may read as styles: they may load no file. */
function checkCss(node: SvgElement, css: string, refuse: Refuse): void {
  if (css.includes('\\')) refuse(node, `a backslash in ${shorten(css)}`);
  const targets = [...css.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)].map(([, target = '']) => target);
  const outside = targets.find((target) => !LOCAL.test(target.trim()));
  if (outside !== undefined) refuse(node, `a reference to ${shorten(outside)}`);
  else if (LOADS.test(css)) refuse(node, shorten(css));
}

const shorten = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;

/** The view box, or what the outer size makes it; `null` where there is neither. */
function boxOf({ attributes }: SvgElement['tag']): [number, number, number, number] | null {
  const given = attributes['viewBox']?.value.trim().split(/[\s,]+/) ?? [
    '0',
    '0',
    ...['width', 'height'].map((side) => attributes[side]?.value.replace(/px$/, '') ?? ''),
  ];
  const [x, y, width, height, more] = given.map((part) => (part === '' ? NaN : Number(part)));
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    return null;
  const isBox = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
  return isBox && more === undefined ? [x, y, width, height] : null;
}
