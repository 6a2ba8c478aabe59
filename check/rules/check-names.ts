import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { type Report, valueAt } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** Names that the site has for pages and places of its own, and fields in which no two entries are the same. */
export function checkNames(content: Content, report: Report): void {
  const known = new Map<string, string>();
  for (const name of COLLECTION_NAMES) {
    const { reservedNames, unique, body } = collectionOf(name);
    for (const { id, file, data } of content[name]) {
      const reserved = 'another name: the site has a page or a place of that name already';
      if (reservedNames.includes(id)) report(file, '', `the name ${id}`, reserved);
      for (const fields of unique) {
        const [field = ''] = fields;
        const values = fields.map((one) => valueAt(data, one.split('.')));
        // Readers meet articles, posts and text pages side by side.
        const key = [body === null ? name : 'texts', ...fields, ...values].join('\n').toLowerCase();
        const first = known.get(key);
        const what = field === 'order' ? 'place' : field;
        if (first === undefined) known.set(key, file);
        else report(file, field, JSON.stringify(values[0]), `a ${what} that ${first} has not`);
      }
    }
  }
}
