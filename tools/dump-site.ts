/**
 * `node tools/dump-site.ts SITE FOLDER` writes what a built site says, one text file a page and one for feeds and
 * headers: visible text, links, fields, ids, head and structured data, without names that change with the code. Two
 * dumps compared by `diff -r` show what a change of the code changed for a reader.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** Names of files that hold a hash of what is in them. */
const HASHED = /\/assets\/[^"' )]*|\/_astro\/[^"' )]*|'sha256-[^']*'/g;
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta']);
/** Elements that break a line of text. */
const INLINE = new Set(
  'a abbr b bdi code em i mark s small span strong sub sup time u var'.split(' '),
);
const SAID = ['href', 'id', 'name', 'value', 'type', 'rel', 'target', 'role', 'aria-label', 'open'];

const plain = (text: string) => text.replaceAll(HASHED, 'HASHED').replaceAll(/\s+/g, ' ').trim();

function attributesOf(node: Tree.Element): string {
  const said = node.attrs.filter(({ name }) => SAID.includes(name));
  return said.map(({ name, value }) => `${name}=${plain(value)}`).join(' ');
}

function headLine(node: Tree.Element): string[] {
  const of = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const isSheet = ['stylesheet', 'modulepreload', 'preload', 'expect'].includes(
    of.get('rel') ?? '',
  );
  if (isSheet || of.has('http-equiv')) return [];
  return [`<${node.nodeName}> ${plain([...of].map((pair) => pair.join('=')).join(' '))}`];
}

/** A page as lines: texts as they are read, and each element that has a name, leads somewhere or is filled in. */
function linesOf(node: Tree.Node, lines: string[] = []): string[] {
  const write = (text: string) => lines.push((lines.pop() ?? '') + text);
  if (node.nodeName === '#text') write((node as Tree.TextNode).value);
  if (!('childNodes' in node)) return lines;
  if (!('attrs' in node) || node.nodeName === 'astro-island') {
    for (const child of node.childNodes) linesOf(child, lines);
    return lines;
  }
  const type = node.attrs.find(({ name }) => name === 'type')?.value;
  if (node.nodeName === 'script' && type === 'application/ld+json') {
    const code = (node.childNodes[0] as Tree.TextNode).value;
    lines.push(JSON.stringify(JSON.parse(code), null, 1), '');
  } else if (node.nodeName === 'meta' || node.nodeName === 'link')
    lines.push(...headLine(node), '');
  if (SILENT.has(node.nodeName)) return lines;
  const said = attributesOf(node);
  const isBlock = !INLINE.has(node.nodeName);
  if (isBlock || said !== '') lines.push(said === '' ? '' : `<${node.nodeName}> ${said}`, '');
  for (const child of node.childNodes) linesOf(child, lines);
  if (isBlock) lines.push('');
  return lines;
}

const textOf = (html: string) =>
  linesOf(parse(html))
    .flatMap((line) => (line.startsWith('{\n') || line.startsWith('[\n') ? [line] : [plain(line)]))
    .filter((line) => line !== '')
    .join('\n');

const [site = 'dist', folder = 'test-results/dump'] = process.argv.slice(2);
for (const file of globSync('**/*.{html,xml,json,txt,ics}', { cwd: site }).sort()) {
  if (/^(assets|pagefind)\//.test(file)) continue;
  const read = readFileSync(path.join(site, file), 'utf8');
  const target = path.join(folder, `${file}.txt`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    `${file.endsWith('.html') ? textOf(read) : read.replaceAll(HASHED, 'HASHED')}\n`,
  );
}
const headers = path.join(site, '_headers');
const redirects = path.join(site, '_redirects');
for (const file of [headers, redirects]) {
  const target = path.join(folder, `${path.basename(file)}.txt`);
  writeFileSync(target, `${plain(readFileSync(file, 'utf8'))}\n`);
}
