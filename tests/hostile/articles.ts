import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { ACCEPTED_HTML } from './html.ts';

/** Several, because an element left open by one case could hide the next. */
const ARTICLES = 10;

export const HOSTILE_SLUGS = Array.from({ length: ARTICLES }, (_, index) => `hostile-${index}`);

const SCRIPT = '<script>alert(1)</script>';
const PICTURE = '"><img src=x onerror=alert(1)>';

/** Front matter that the schema accepts, with hostile text wherever text is allowed. */
const FRONT_MATTER = {
  kind: 'guide',
  title: `</title>${SCRIPT}`,
  excerpt: `${PICTURE} an excerpt that ends its attribute and opens a picture`,
  category: 'Bonuses',
  publishedOn: '2020-01-01',
  updatedOn: '2020-01-01',
  ledger: {
    caption: PICTURE,
    rows: [{ label: SCRIPT, working: PICTURE, figure: SCRIPT }],
    total: { label: PICTURE, figure: '</table><svg onload=alert(1)>' },
  },
  sources: [
    { title: PICTURE, noAddress: 'in-print', readOn: '2026-11-20' },
    { title: SCRIPT, url: 'https://example.org/', readOn: '2026-11-20' },
  ],
  related: [{ href: '/bonuses', text: SCRIPT }],
};

/** Titles of articles have to be unique. */
export const titleOf = (index: number) => `${FRONT_MATTER.title} ${index}`;

/** Writes articles that the schema accepts, with every case of hostile HTML in their bodies. */
export function writeHostileArticles(root: string): void {
  HOSTILE_SLUGS.forEach((slug, index) => {
    const cases = ACCEPTED_HTML.filter((_, place) => place % ARTICLES === index);
    const body = cases.map(({ html }) => `## A case\n\n${html}\n\nInline ${html}`).join('\n\n');
    const fields = stringify({ ...FRONT_MATTER, title: titleOf(index) });
    const file = path.join(root, 'content/articles', `${slug}.md`);
    writeFileSync(file, `---\n${fields}---\n\n${body}\n`);
  });
}
