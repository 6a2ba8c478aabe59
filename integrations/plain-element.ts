import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { foreignContent, type Token } from 'parse5';
import type { PageElement, Range } from './html-page.ts';
import { RAW_TEXT } from './plain-markup.ts';

/** An attribute in the text of a page: its name in small letters, what stands between its quotes, and where. */
export type AttributePlace = Range & { name: string; value: string | undefined };

type Start = {
  name: string;
  isForeign: boolean;
  startTag: Range;
  places: readonly AttributePlace[];
};

/** An element of a page in plain markup. What is seldom asked for is worked out when it is. */
export class PlainElement implements PageElement {
  readonly name: string;
  readonly isForeign: boolean;
  readonly startTag: Range;
  readonly range: { start: number; end: number };
  readonly comments: (Range & { text: string })[] = [];
  readonly #html: string;
  readonly #places: readonly AttributePlace[];
  readonly #texts: Range[] = [];
  #endTag: Range | null = null;
  #attributeList: PageElement['attributeList'] | undefined;
  #attributes: ReadonlyMap<string, string> | undefined;

  constructor(html: string, { name, isForeign, startTag, places }: Start) {
    this.#html = html;
    this.name = name;
    this.isForeign = isForeign;
    this.startTag = startTag;
    this.range = { ...startTag };
    this.#places = places;
  }

  addText(range: Range): void {
    this.#texts.push(range);
  }

  endAt(endTag: Range): void {
    this.#endTag = endTag;
    this.range.end = endTag.end;
  }

  get endTag(): Range | null {
    return this.#endTag;
  }

  get text(): string {
    const texts = this.#texts.map(({ start, end }) => this.#html.slice(start, end));
    const isRaw = RAW_TEXT.has(this.name);
    return texts.map((text) => (isRaw || !text.includes('&') ? text : decodeHTML(text))).join('');
  }

  get attributeList(): PageElement['attributeList'] {
    return (this.#attributeList ??= this.#readAttributes());
  }

  get attributes(): ReadonlyMap<string, string> {
    return (this.#attributes ??= new Map(
      this.attributeList.map(({ prefix, name, value }) => [
        prefix ? `${prefix}:${name}` : name,
        value,
      ]),
    ));
  }

  get attributeRanges(): readonly Range[] {
    return this.#places;
  }

  #readAttributes(): Token.Attribute[] {
    const attrs = this.#places.map(({ name, value = '' }) => ({
      name,
      value: value.includes('&') ? decodeHTMLAttribute(value) : value,
    }));
    if (!this.isForeign) return attrs;
    const tag = { attrs } as Token.TagToken;
    foreignContent.adjustTokenSVGAttrs(tag);
    foreignContent.adjustTokenXMLAttrs(tag);
    return tag.attrs;
  }
}
