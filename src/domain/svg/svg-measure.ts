import type { SaxesTagNS } from 'saxes';

export type SvgElement = {
  tag: Omit<SaxesTagNS, 'ns' | 'isSelfClosing'>;
  line: number;
  children: (SvgElement | string)[];
};

/** Sides within these bounds are drawn by every renderer; others are scaled. */
const [SHORTEST_SIDE, LONGEST_SIDE] = [16, 4_000];

/**
 * Size for display: scales the view box, as CorelDRAW counts an A4 page in hundredths of a
 * millimetre.
 */
export function shownSize(width: number, height: number): { width: number; height: number } {
  const longest = Math.max(width, height);
  const scale = Math.min(LONGEST_SIDE, Math.max(SHORTEST_SIDE, longest)) / longest;
  const scaled = (side: number) => (scale === 1 ? side : Math.max(1, Math.round(side * scale)));
  return { width: scaled(width), height: scaled(height) };
}

const REFERENCE = /url\(\s*["']?#([\w.:-]+)/g;

/**
 * Number of elements after every reference is expanded: ten times ten times ten is a thousand.
 * `Infinity` for a drawing that refers to itself.
 */
export function drawnElements(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const collect = (node: SvgElement): void => {
    const id = node.tag.attributes['id']?.value;
    if (id !== undefined) byId.set(id, node);
    for (const child of node.children) if (typeof child !== 'string') collect(child);
  };
  collect(root);
  const known = new Map<SvgElement, number>();
  const count = (node: SvgElement): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, Infinity);
    const children = node.children.filter((child) => typeof child !== 'string');
    const all = [...children, ...targetsOf(node, byId)].reduce((sum, one) => sum + count(one), 1);
    known.set(node, all);
    return all;
  };
  return count(root);
}

const targetsOf = ({ tag }: SvgElement, byId: ReadonlyMap<string, SvgElement>): SvgElement[] =>
  Object.values(tag.attributes).flatMap(({ local, value }) => {
    const ids = [...value.matchAll(REFERENCE)].map(([, id = '']) => id);
    if (local === 'href' && value.startsWith('#')) ids.push(value.slice(1));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
