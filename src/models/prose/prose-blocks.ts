import { type DefaultTreeAdapterTypes as Tree, parseFragment, serializeOuter } from 'parse5';

/** A picture as a text names it, with the words for those who do not see it and those below it. */
export type NamedPicture = { path: string; alt: string; caption: string | null };

/** A stretch of running text, as HTML, or a picture between two of them. */
export type ProseBlock =
  { kind: 'text'; html: string } | { kind: 'picture'; picture: NamedPicture };

/** What the renderer puts on a picture that is written as Markdown. */
const MARK = 'data-picture';

/** False of a text that names no picture, which is told without taking it apart. */
export const mayHoldPictures = (html: string): boolean => html.includes(MARK);

/**
 * Cuts rendered Markdown at its pictures: at each paragraph that holds a picture and nothing else. One that
 * was written as HTML, which lacks the mark, is left to be taken out with all other HTML. Neither kind of
 * block is sanitised; of a picture nothing is kept but its three texts.
 */
export function splitAtPictures(html: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const node of parseFragment(html).childNodes) {
    const picture = pictureOf(node);
    if (picture !== null) {
      blocks.push({ kind: 'picture', picture });
      continue;
    }
    const last = blocks.at(-1);
    if (last?.kind === 'text') last.html += serializeOuter(node);
    else blocks.push({ kind: 'text', html: serializeOuter(node) });
  }
  return blocks.filter((block) => block.kind === 'picture' || block.html.trim() !== '');
}

/** The picture that a paragraph holds by itself, or that stands in no paragraph. */
function pictureOf(node: Tree.ChildNode): NamedPicture | null {
  if (!('tagName' in node)) return null;
  if (node.tagName === 'p') {
    const [only, ...others] = node.childNodes.filter(
      (child) => !('value' in child) || child.value.trim() !== '',
    );
    return only === undefined || others.length > 0 ? null : pictureOf(only);
  }
  const valueOf = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
  if (node.tagName !== 'img' || valueOf(MARK) === undefined) return null;
  return {
    path: valueOf('src') ?? '',
    alt: valueOf('alt') ?? '',
    caption: valueOf('title') || null,
  };
}
