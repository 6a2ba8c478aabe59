import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from './edited.ts';
import { escapeMarkup } from '#domain/html/escape-markup.ts';
import {
  attributeOf,
  type BuiltPage,
  elementsBelow,
  findElement,
  type PageElement,
  parsePage,
} from '#domain/html/page-tree.ts';

/** Directives that a browser ignores in a page, and complains about. */
const HEADER_ONLY = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox'];

/** Types of scripts that a browser reads as data and never runs. */
const DATA_TYPES = ['application/ld+json', 'application/json'];

/**
 * Place of the policy that Astro wrote into a page, and the hashes of its inline scripts and styles. They go into one
 * header for all pages, because the router keeps the policy of the first page. Throws at inline code that Astro has not
 * listed.
 */
export function policyIn({ name, tree }: BuiltPage): {
  place: Edit;
  hashes: { scripts: string[]; styles: string[] };
} {
  const meta = findElement(tree, isPolicy);
  const place = meta?.sourceCodeLocation;
  if (meta === undefined || place == null) {
    throw new Error(`Expected a policy in ${name}, found none`);
  }
  const listed = new Set(attributeOf(meta, 'content')?.match(/'sha256-[^']+'/g));
  const hashes = { scripts: [] as string[], styles: [] as string[] };
  for (const element of elementsBelow(tree)) {
    expectNoCodeInAttributes(element, name);
    if (element.tagName !== 'style' && !isInlineScript(element)) continue;
    const code = codeIn(element);
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    if (!listed.has(hash)) {
      throw new Error(
        `${name}: expected no inline ${element.tagName} but those that Astro lists, found ${code.slice(0, 80)}`,
      );
    }
    hashes[element.tagName === 'style' ? 'styles' : 'scripts'].push(hash);
  }
  return { place: { from: place.startOffset, to: place.endOffset }, hashes };
}

const isPolicy = (element: PageElement) =>
  element.tagName === 'meta' &&
  attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const isInlineScript = (element: PageElement) =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  !DATA_TYPES.includes(attributeOf(element, 'type') ?? '');

/** The code of an element, to the letter. */
const codeIn = ({ childNodes }: PageElement) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function expectNoCodeInAttributes({ attrs }: PageElement, name: string): void {
  const code = attrs.find(
    (attribute) =>
      /^on|^style$/i.test(attribute.name) || /^\s*(javascript|vbscript):/i.test(attribute.value),
  );
  if (code === undefined) return;
  const found = `${code.prefix ? `${code.prefix}:` : ''}${code.name}="${code.value.slice(0, 80)}"`;
  throw new Error(`${name}: expected no script or style in attributes, found ${found}`);
}

/**
 * Writes a policy into every page of a built site, for hosts that send no headers of ours. Jekyll, by which GitHub
 * Pages would leave files out, is switched off as well.
 */
export function putPolicyInPages(dist: string, policy: string): void {
  for (const name of globSync('**/*.html', { cwd: dist })) {
    const file = path.join(dist, name);
    writeFileSync(file, withPolicyElement(readFileSync(file, 'utf8'), policy));
  }
  writeFileSync(path.join(dist, '.nojekyll'), '');
}

/**
 * The policy as an element of the page. It holds only for what comes after it, so nothing but the encoding, which
 * has to be among the first 1024 bytes, stands before it. Throws if the page has no head.
 */
export function withPolicyElement(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0] ?? ''))
    .join('; ');
  const head = findElement(parsePage('', html).tree, ({ tagName }) => tagName === 'head');
  const start = head?.sourceCodeLocation?.startTag?.endOffset;
  if (head === undefined || start === undefined) {
    throw new Error('Expected a page with a head, found none');
  }
  const [first] = head.childNodes;
  const isEncoding =
    first !== undefined && 'attrs' in first && attributeOf(first, 'charset') !== undefined;
  const at = isEncoding ? (first.sourceCodeLocation?.endOffset ?? start) : start;
  const element = `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(content)}">`;
  return html.slice(0, at) + element + html.slice(at);
}
