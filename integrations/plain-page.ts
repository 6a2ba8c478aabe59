import type { PageElement } from './html-page.ts';
import { type AttributePlace, PlainElement } from './plain-element.ts';
import * as PLAIN from './plain-markup.ts';

const BEFORE_HTML = /^<!doctype html>[ \t\n\f]*(?=<html[\s>])/i;
const START_OF_TAG = /<([a-zA-Z][a-zA-Z0-9-]*)/y;
const ATTRIBUTE = /([ \t\n\f]+)([^\s"'<>/=]+)(?:="([^"]*)")?/y;
const END_OF_TAG = /[ \t\n\f]*(\/?)>/y;
const END_TAG = /<\/([a-zA-Z][a-zA-Z0-9-]*)[ \t\n\f]*>/y;
/** Of those comments about whose end nobody can be mistaken. */
const COMMENT = /<!--(?!-?>)((?:[^-\0]|-(?!-))*)-->/y;
const SPACE = /^[ \t\n\f]*$/;
/** Line ends and characters that a parser exchanges. */
const EXCHANGED = /[\0\r]/;

/** Ends reading: the page is one for a parser. */
class NotPlain extends Error {}

/**
 * The elements of a page in plain markup, as `elementsOf` tells them and many times faster: every element has its end
 * tag in its place, every value its quotes. `null` for any other page.
 */
export function plainElements(html: string): PageElement[] | null {
  if (EXCHANGED.test(html)) return null;
  try {
    return new PlainPage(html).read();
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class PlainPage {
  readonly #html: string;
  readonly #elements: PlainElement[] = [];
  readonly #open: PlainElement[] = [];
  /** How many elements of a name are open. */
  readonly #openNames = new Map<string, number>();
  #at = 0;

  constructor(html: string) {
    this.#html = html;
  }

  read(): PageElement[] {
    this.#at = BEFORE_HTML.exec(this.#html)?.[0].length ?? this.#refuse();
    do this.#readNext();
    while (this.#open.length > 0);
    this.#readAfterEnd();
    return this.#elements;
  }

  #refuse(): never {
    throw new NotPlain();
  }

  #readNext(): void {
    const next = this.#html.indexOf('<', this.#at);
    if (next === -1) this.#refuse();
    if (next > this.#at) this.#addText(this.#at, next);
    this.#at = next;
    const sign = this.#html[next + 1];
    if (sign === '/') this.#close();
    else if (sign === '!') this.#addComment();
    else this.#start();
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#html);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #start(): void {
    const start = this.#at;
    const name = this.#match(START_OF_TAG)?.[1] ?? this.#refuse();
    const parent = this.#open.at(-1);
    const isForeign = name === 'svg' || parent?.isForeign === true;
    this.#expectPlace(name, parent, isForeign);
    const places = this.#readAttributes();
    const isClosed = (this.#match(END_OF_TAG) ?? this.#refuse())[1] === '/';
    const startTag = { start, end: this.#at };
    const element = new PlainElement(this.#html, { name, isForeign, startTag, places });
    this.#elements.push(element);
    if (isForeign ? isClosed : PLAIN.VOID.has(name)) return;
    if (isClosed) this.#refuse();
    if (!isForeign && (PLAIN.RAW_TEXT.has(name) || PLAIN.TEXT_WITH_ENTITIES.has(name))) {
      this.#readTextOf(element);
      return;
    }
    // The first line end in it is none.
    if (name === 'pre' && this.#html[this.#at] === '\n') this.#refuse();
    this.#open.push(element);
    this.#openNames.set(name, (this.#openNames.get(name) ?? 0) + 1);
  }

  /** Whether an element stands where nothing is closed, moved or added for it. */
  #expectPlace(name: string, parent: PlainElement | undefined, isForeign: boolean): void {
    const fits =
      parent === undefined
        ? name === 'html'
        : (PLAIN.CHILDREN.get(parent.name)?.has(name) ?? true) &&
          (isForeign ? PLAIN.DRAWN.has(name) : this.#fitsHtml(name, parent));
    if (!fits) this.#refuse();
  }

  #fitsHtml(name: string, parent: PlainElement): boolean {
    if (name === 'html' || !PLAIN.KNOWN.has(name)) return false;
    if (PLAIN.ENDS_PARAGRAPH.has(name) && this.#isOpen('p')) return false;
    if (PLAIN.HEADING.has(name) && PLAIN.HEADING.has(parent.name)) return false;
    if (PLAIN.NEVER_NESTED.has(name) && this.#isOpen(name)) return false;
    if (PLAIN.PARENTS.get(name)?.has(parent.name) === false) return false;
    if (parent.name === 'html') return this.#isNextInHtml(name);
    // Terms may be grouped, in a list alone.
    const isGrouped = parent.name === 'div' && (name === 'dt' || name === 'dd');
    return !isGrouped || this.#open.at(-2)?.name === 'dl';
  }

  /** A head and a body, once each and in this order. */
  #isNextInHtml(name: string): boolean {
    const isAfterHead = this.#elements.length > 1;
    if (name === 'head') return !isAfterHead;
    return isAfterHead && !this.#elements.some((element) => element.name === 'body');
  }

  #isOpen(name: string): boolean {
    return (this.#openNames.get(name) ?? 0) > 0;
  }

  #readAttributes(): AttributePlace[] {
    const places: AttributePlace[] = [];
    for (;;) {
      const attribute = this.#match(ATTRIBUTE);
      if (attribute === null) return places;
      const [, space = '', name = '', value] = attribute;
      // Of two of a name, a browser leaves out the second.
      if (places.some((place) => place.name === name.toLowerCase())) this.#refuse();
      const start = attribute.index + space.length;
      places.push({ name: name.toLowerCase(), value, start, end: this.#at });
    }
  }

  /** Up to the end tag, which has to be the first thing that looks like one. */
  #readTextOf(element: PlainElement): void {
    const { name } = element;
    const endTag = `</${name}>`;
    const at = this.#indexOfEnd(`</${name}`);
    if (!this.#html.startsWith(endTag, at)) this.#refuse();
    // A comment in a script hides an end tag; the first line end of a field is none.
    if (name === 'script' && this.#html.slice(this.#at, at).includes('<!--')) this.#refuse();
    if (name === 'textarea' && this.#html[this.#at] === '\n') this.#refuse();
    element.addText({ start: this.#at, end: at });
    this.#at = at + endTag.length;
    element.endAt({ start: at, end: this.#at });
  }

  /** Of the next end tag that begins so, in letters of any size. */
  #indexOfEnd(tag: string): number {
    let at = this.#html.indexOf('</', this.#at);
    while (at !== -1 && this.#html.slice(at, at + tag.length).toLowerCase() !== tag) {
      at = this.#html.indexOf('</', at + 1);
    }
    return at === -1 ? this.#refuse() : at;
  }

  #close(): void {
    const start = this.#at;
    const name = this.#match(END_TAG)?.[1] ?? this.#refuse();
    const element = this.#open.pop();
    if (element?.name !== name) this.#refuse();
    this.#openNames.set(name, (this.#openNames.get(name) ?? 0) - 1);
    element.endAt({ start, end: this.#at });
  }

  #addText(start: number, end: number): void {
    const parent = this.#open.at(-1) ?? this.#refuse();
    const { name } = parent;
    const holdsText = !PLAIN.CHILDREN.has(name) || PLAIN.WITH_TEXT.has(name);
    if (!holdsText && !SPACE.test(this.#html.slice(start, end))) this.#refuse();
    // What stands in a template is not in it but in what it would make.
    if (name === 'template') return;
    if (name !== 'html') parent.addText({ start, end });
    else this.#addTextBeside(parent, start, end);
  }

  /** Space before the head is left out, and space after the body is moved into it. */
  #addTextBeside(root: PlainElement, start: number, end: number): void {
    const body = this.#elements.find((element) => element.name === 'body');
    if (body !== undefined) body.addText({ start, end });
    else if (this.#elements.length > 1) root.addText({ start, end });
  }

  #addComment(): void {
    const start = this.#at;
    const text = this.#match(COMMENT)?.[1] ?? this.#refuse();
    const parent = this.#open.at(-1);
    if (parent === undefined || parent.name === 'html') this.#refuse();
    if (parent.name !== 'template') parent.comments.push({ start, end: this.#at, text });
  }

  #readAfterEnd(): void {
    const rest = this.#html.slice(this.#at);
    const body = this.#elements.find((element) => element.name === 'body');
    if (body === undefined || !SPACE.test(rest)) this.#refuse();
    if (rest !== '') body.addText({ start: this.#at, end: this.#html.length });
  }
}
