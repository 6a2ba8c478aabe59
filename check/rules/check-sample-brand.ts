import { type Problem, problemsSaid, textsIn } from '../describe-issue.ts';
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
  return problemsSaid((say) => {
    for (const { id, file, data, body } of Object.values(content).flat()) {
      const texts = [...textsIn(data), ...body.split('\n').map((text) => ({ field: '', text }))];
      for (const { field, text } of texts) {
        for (const { index } of text.matchAll(LEFT)) {
          say(file, field, `the name of the samples in “${excerpt(text, index)}”`, expected);
        }
      }
      if (id.split('-').includes(SAMPLE_BRAND.toLowerCase())) {
        say(file, '', 'the name of the samples in its own name', expected);
      }
    }
  });
}

function excerpt(text: string, at: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + SAMPLE_BRAND.length + AROUND];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
