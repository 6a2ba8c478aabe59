import { fieldName, type Problem } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** What the site is called while it is the one that the samples make. */
const SAMPLE_BRAND = 'Edgewise';
/** That name as a name, or in an address; “edgewise” alone is a word as any other. */
const LEFT = /\bEdgewise\b|(?<=[@/.])edgewise\b/g;

const AROUND = 24;

/**
 * Texts that still call the site by the name of the samples though `brand` says another: whoever changes it
 * by hand changes one line of several. A warning, for a text may well speak of another site of that name.
 */
export function checkSampleBrand(content: Content): Problem[] {
  const [site] = content.site;
  if (site === undefined || site.data.brand.includes(SAMPLE_BRAND)) return [];
  const { brand } = site.data;
  const expected = `${brand}, which is \`brand\` in ${site.file}`;
  return Object.values(content)
    .flat()
    .flatMap(({ id, file, data, body }) => [
      ...textsIn(data, []).flatMap(({ path, text }) =>
        named(file, fieldName(path), text, expected),
      ),
      ...body.split('\n').flatMap((line) => named(file, '', line, expected)),
      ...(id.split('-').includes(SAMPLE_BRAND.toLowerCase())
        ? [{ file, field: '', found: 'the name of the samples in its own name', expected }]
        : []),
    ]);
}

const named = (file: string, field: string, text: string, expected: string): Problem[] =>
  [...text.matchAll(LEFT)].map(({ index }) => ({
    file,
    field,
    found: `the name of the samples in “${excerpt(text, index)}”`,
    expected,
  }));

function excerpt(text: string, at: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + SAMPLE_BRAND.length + AROUND];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

type Text = { path: readonly PropertyKey[]; text: string };

function textsIn(node: unknown, path: readonly PropertyKey[]): Text[] {
  if (typeof node === 'string') return [{ path, text: node }];
  if (Array.isArray(node)) return node.flatMap((one, index) => textsIn(one, [...path, index]));
  return Object.entries(Object(node) as object).flatMap(([name, one]) =>
    textsIn(one, [...path, name]),
  );
}
