import { type DefaultTreeAdapterTypes as Tree, parseFragment, serializeOuter } from 'parse5';

/** A picture as a text names it, with the words for those who do not see it and those below it. */
export type NamedPicture = { path: string; alt: string; caption: string | null };

/** A stretch of running text, as HTML, or a picture between two of them. */
export type ProseBlock =
  { kind: 'text'; html: string } | { kind: 'picture'; picture: NamedPicture };

/** The Markdown renderer marks its pictures with this attribute. */
const MARK = 'data-picture';

/**
 * Splits rendered Markdown at each paragraph that holds a picture and nothing else. A picture written as HTML
 * lacks the mark and stays in the text, where the sanitiser removes it. Text blocks are not sanitised yet.
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

/** The picture that is this node, or the only child of this paragraph. */
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
