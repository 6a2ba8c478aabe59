import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as HTML, parse } from 'parse5';
import { plainElements } from './plain-page.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Attribute = Element['attrs'][number];
export type Range = { start: number; end: number };

/** An element of a built page as a browser would see it, with its place in the text of the page. */
export type PageElement = {
  name: string;
  /** Decoded, by names in small letters. */
  attributes: ReadonlyMap<string, string>;
  /** The same as the parser holds them, for whoever looks through those of all elements. */
  attributeList: readonly Attribute[];
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
 * rules that browsers follow, so that what stands in an attribute or a comment is no element: of a page in plain
 * markup without a parser, which knows the rules for all others and takes six times as long.
 */
export function elementsOf(html: string): readonly PageElement[] {
  return plainElements(html) ?? parsedElements(html);
}

/** The same, of any page. */
export function parsedElements(html: string): readonly PageElement[] {
  const elements: PageElement[] = [];
  addWritten(parse(html, { sourceCodeLocationInfo: true, treeAdapter: TREE }), elements);
  return elements;
}

/** The parser's own tree, without places of texts, and lines and columns of ends: nobody asks for them. */
const TREE: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  setNodeSourceCodeLocation: (node: Node, location) => {
    if (node.nodeName !== '#text') node.sourceCodeLocation = location;
  },
  updateNodeSourceCodeLocation: (node: Node, { endOffset, endTag }) => {
    const place: Partial<Place> | null | undefined = node.sourceCodeLocation;
    if (place == null) return;
    if (endOffset !== undefined) place.endOffset = endOffset;
    if (endTag !== undefined) place.endTag = endTag;
  },
};

function addWritten({ childNodes }: Parent, into: PageElement[]): void {
  for (const node of childNodes) {
    if (!('tagName' in node)) continue;
    const place = node.sourceCodeLocation;
    // What the parser adds by itself, such as a missing `<tbody>`, is written nowhere.
    if (place?.startTag != null) into.push(new WrittenElement(node, place, place.startTag));
    if ('content' in node) addWritten(node.content, into);
    addWritten(node, into);
  }
}

/** Told as it is asked for: of most elements of a page, nobody asks more than the name. */
class WrittenElement implements PageElement {
  readonly name: string;
  readonly range: Range;
  readonly startTag: Range;
  readonly endTag: Range | null;
  readonly #node: Element;
  #attributes: ReadonlyMap<string, string> | undefined;
  #text: string | undefined;

  constructor(node: Element, place: Place, startTag: Offsets) {
    this.name = node.tagName;
    this.range = rangeOf(place);
    this.startTag = rangeOf(startTag);
    this.endTag = place.endTag == null ? null : rangeOf(place.endTag);
    this.#node = node;
  }

  get attributes(): ReadonlyMap<string, string> {
    return (this.#attributes ??= new Map(
      this.#node.attrs.map((attribute) => [nameOf(attribute), attribute.value]),
    ));
  }

  get attributeList(): readonly Attribute[] {
    return this.#node.attrs;
  }

  get text(): string {
    return (this.#text ??= textIn(this.#node));
  }

  get comments(): PageElement['comments'] {
    return commentsIn(this.#node);
  }

  get isForeign(): boolean {
    return this.#node.namespaceURI !== HTML.NS.HTML;
  }

  get attributeRanges(): readonly Range[] {
    return Object.values(this.#node.sourceCodeLocation?.attrs ?? {}).map(rangeOf);
  }
}

/** With its prefix, which some attributes of drawings have. */
export const nameOf = ({ prefix, name }: Attribute): string =>
  prefix ? `${prefix}:${name}` : name;

type Offsets = { startOffset: number; endOffset: number };
type Place = NonNullable<Element['sourceCodeLocation']>;

function textIn({ childNodes }: Element): string {
  let text = '';
  for (const child of childNodes) if ('value' in child) text += child.value;
  return text;
}

const commentsIn = ({ childNodes }: Element) =>
  childNodes.flatMap((child) =>
    'data' in child && child.sourceCodeLocation != null
      ? [{ ...rangeOf(child.sourceCodeLocation), text: child.data }]
      : [],
  );

const rangeOf = ({ startOffset, endOffset }: Offsets): Range => ({
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
