import { type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';
import { elementsBelow, type PageElement, textOf } from '../html/page-tree.ts';

/** Figure in bold, and the words before it. */
export type Figure = { words: string; value: number };
export type ListChart = { kind: Kind; items: { html: string; figures: Figure[] }[] };

/** Number of figures in an item, by kind of chart. */
const KINDS = {
  bars: { least: 0, most: Infinity, needed: 'one or more' },
  costs: { least: 0, most: Infinity, needed: 'one or more' },
  parts: { least: 2, most: 3, needed: 'two or three in each item' },
  range: { least: 3, most: 3, needed: 'three in each item: low, middle, high' },
};
type Kind = keyof typeof KINDS;
const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

const MARK = /^\s*chart\s*:\s*(.*?)\s*$/;
const FIGURE = /([−-]?)[^\d−-]*(\d[\d,]*(?:\.\d+)?)/;

/** Lists of a text that are drawn, by the comment above each: `<!-- chart: bars -->`. */
export function markedLists(text: Tree.ParentNode) {
  const nodes = text.childNodes.filter((node) => !('value' in node && node.value.trim() === ''));
  return nodes.flatMap((mark, index) => {
    const kind = 'data' in mark ? MARK.exec(mark.data)?.[1] : undefined;
    return kind === undefined ? [] : [{ mark, kind, list: nodes[index + 1] }];
  });
}

/**
 * Chart of a list: the figures of an item are its numbers in bold, apart from bold words that begin it. Else the
 * reason why it cannot be drawn.
 */
export function readChart({
  kind,
  list,
}: Pick<ReturnType<typeof markedLists>[number], 'kind' | 'list'>) {
  const refused = (found: string, expected: string) => ({ ok: false as const, found, expected });
  if (!isKind(kind)) return refused(`the chart “${kind}”`, Object.keys(KINDS).join(', '));
  if (list === undefined || !('tagName' in list) || !/^[uo]l$/.test(list.tagName))
    return refused('no list below a chart', 'a list');
  const items = elementsBelow(list)
    .filter(({ tagName, parentNode }) => tagName === 'li' && parentNode === list)
    .map((item) => ({ html: serialize(item), figures: figuresIn(item) }));
  const counts = items.map(({ figures }) => figures.length);
  const { least, most, needed } = KINDS[kind];
  const isDrawn = Math.min(...counts) >= least && Math.max(...counts) <= most;
  if (!isDrawn || Math.max(...counts) === 0)
    return refused(`${counts.join(', ')} figures in bold`, needed);
  return { ok: true as const, chart: { kind, items } };
}

function figuresIn(item: PageElement): Figure[] {
  const isLabel = (words: string) => textOf(item).trim().startsWith(words);
  return elementsBelow(item)
    .filter(({ tagName }) => tagName === 'strong')
    .flatMap((strong, index) => {
      const text = textOf(strong).trim();
      const [, sign, digits] = FIGURE.exec(text) ?? [];
      if (digits === undefined || (index === 0 && isLabel(text))) return [];
      const value = Number(digits.replaceAll(',', '')) * (sign === '' ? 1 : -1);
      return [{ words: wordsBefore(strong), value }];
    });
}

/** Words between a figure and the sign of punctuation before it. */
function wordsBefore(strong: PageElement): string {
  const siblings = strong.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(strong) - 1];
  return before === undefined
    ? ''
    : textOf(before)
        .replace(/^.*[.,:;]/s, '')
        .trim();
}
