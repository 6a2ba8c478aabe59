import { type DefaultTreeAdapterTypes, html as HTML, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;
type Range = { start: number; end: number };

/** An element of a built page as a browser would see it, with its place in the text of the page. */
export type PageElement = {
  name: string;
  /** Decoded, by names in small letters. */
  attributes: ReadonlyMap<string, string>;
  /** The text directly inside it: all there is to a script, a style or a title. */
  text: string;
  /** The comments directly inside it. */
  comments: readonly (Range & { text: string })[];
  /** Whether it is drawn (SVG, MathML), where other rules hold than in HTML. */
  isForeign: boolean;
  /** From `<` of its start to `>` of its end. */
  range: Range;
  /** Of its start tag alone. */
  startTag: Range;
  /** Of its end tag; null where none is written. */
  endTag: Range | null;
  /** Of each attribute: name, quotes and value. */
  attributeRanges: readonly Range[];
};

/** A stretch of the text of a page, and what comes in its place. */
export type Edit = Range & { text: string };

/**
 * Every element that is written in a page, templates included, in the order of the text. Read by the
 * rules that browsers follow, so that what stands in an attribute or a comment is no element.
 */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  addWritten(parse(html, { sourceCodeLocationInfo: true }), elements);
  return elements;
}

function addWritten(node: Node, into: PageElement[]): void {
  if ('tagName' in node) {
    const element = describe(node);
    if (element !== null) into.push(element);
    if ('content' in node) addWritten(node.content, into);
  }
  if ('childNodes' in node) for (const child of node.childNodes) addWritten(child, into);
}

function describe(element: DefaultTreeAdapterTypes.Element): PageElement | null {
  const place = element.sourceCodeLocation;
  // What the parser adds by itself, such as a missing `<tbody>`, is written nowhere.
  if (place?.startTag == null) return null;
  return {
    name: element.tagName,
    attributes: new Map(
      element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    ),
    text: textIn(element),
    comments: commentsIn(element),
    isForeign: element.namespaceURI !== HTML.NS.HTML,
    range: rangeOf(place),
    startTag: rangeOf(place.startTag),
    endTag: place.endTag == null ? null : rangeOf(place.endTag),
    attributeRanges: Object.values(place.attrs ?? {}).map(rangeOf),
  };
}

function textIn({ childNodes }: DefaultTreeAdapterTypes.Element): string {
  let text = '';
  for (const child of childNodes) if ('value' in child) text += child.value;
  return text;
}

const commentsIn = ({ childNodes }: DefaultTreeAdapterTypes.Element) =>
  childNodes.flatMap((child) =>
    'data' in child && child.sourceCodeLocation != null
      ? [{ ...rangeOf(child.sourceCodeLocation), text: child.data }]
      : [],
  );

const rangeOf = ({
  startOffset,
  endOffset,
}: {
  startOffset: number;
  endOffset: number;
}): Range => ({
  start: startOffset,
  end: endOffset,
});

/** The text with all edits made. Throws where two of them overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`Expected edits that do not overlap, found two at ${start}`);
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  return pieces.join('') + html.slice(at);
}
