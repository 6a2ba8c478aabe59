import { type DefaultTreeAdapterTypes as Tree, parseFragment, serializeOuter } from 'parse5';
import { type ListChart, markedLists, readChart } from '#domain/charts/list-chart.ts';
import { attributeOf } from '#domain/html/page-tree.ts';
import type { Picture } from '../pictures/picture.ts';

/** Picture in a text, with alternative text and caption. */
type NamedPicture = { path: string; alt: string; caption: string | null };

/** HTML of running text, or a picture or a list with its drawing between two such parts. */
export type ProseBlock =
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: NamedPicture }
  | { kind: 'chart'; html: string; chart: ListChart };

export type Section = { kind: 'text'; html: string; id?: string | undefined };

/** Attribute by which the Markdown renderer marks its pictures. */
export const PICTURE_MARK = 'data-picture';

/**
 * Splits rendered Markdown at each paragraph that holds a picture and nothing else, and at each list to be drawn. A
 * picture written as HTML lacks the mark and stays in the text, where the sanitiser removes it. No block is
 * sanitised yet.
 */
export function splitIntoBlocks(html: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const text = parseFragment(html);
  const marked = markedLists(text);
  for (const node of text.childNodes) {
    if (marked.some(({ mark }) => mark === node)) continue;
    const drawn = marked.find(({ list }) => list === node);
    if (drawn !== undefined) {
      const read = readChart(drawn);
      if (!read.ok) throw new Error(`Expected ${read.expected}, found ${read.found}`);
      blocks.push({ kind: 'chart', html: serializeOuter(node), chart: read.chart });
      continue;
    }
    const picture = pictureOf(node);
    if (picture !== null) {
      blocks.push({ kind: 'picture', picture });
      continue;
    }
    const last = blocks.at(-1);
    if (last?.kind === 'text') last.html += serializeOuter(node);
    else blocks.push({ kind: 'text', html: serializeOuter(node) });
  }
  return blocks.filter((block) => block.kind !== 'text' || block.html.trim() !== '');
}

/**
 * Cuts a text block before each second-level heading. The id is that of the heading, which a sanitiser that keeps
 * no attributes would take away.
 */
export function sectionsOf(html: string): Section[] {
  const sections: Section[] = [];
  for (const node of parseFragment(html).childNodes) {
    const last = sections.at(-1);
    const isHeading = 'tagName' in node && node.tagName === 'h2';
    if (last !== undefined && !isHeading) last.html += serializeOuter(node);
    else {
      const id = isHeading ? attributeOf(node, 'id') : undefined;
      sections.push({ kind: 'text', id, html: serializeOuter(node) });
    }
  }
  return sections.filter((section) => section.html.trim() !== '');
}

/** Blocks for a page; `pictures` are keyed by the paths in the text. */
export const shownBlocks = (html: string, pictures: ReadonlyMap<string, Picture>) =>
  splitIntoBlocks(html).map((block) => {
    if (block.kind !== 'picture') return block;
    const { path, alt, caption } = block.picture;
    const picture = pictures.get(path);
    if (picture === undefined) throw new Error(`Expected the picture ${path}, found none`);
    return { kind: block.kind, picture, alt, caption };
  });

/** Picture that is this node, or the only child of this paragraph. */
function pictureOf(node: Tree.ChildNode): NamedPicture | null {
  if (!('tagName' in node)) return null;
  if (node.tagName === 'p') {
    const [only, ...others] = node.childNodes.filter(
      (child) => !('value' in child) || child.value.trim() !== '',
    );
    return only === undefined || others.length > 0 ? null : pictureOf(only);
  }
  if (node.tagName !== 'img' || attributeOf(node, PICTURE_MARK) === undefined) return null;
  return {
    path: attributeOf(node, 'src') ?? '',
    alt: attributeOf(node, 'alt') ?? '',
    caption: attributeOf(node, 'title') || null,
  };
}
