import { groupsIn, type Path } from '#domain/facts/cited-source.ts';
import { holdsPhrase } from '#domain/search/search-help.ts';
import { wordsOf } from '#domain/search/words.ts';
import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import {
  fieldName,
  type Placed,
  type Problem,
  collectProblems,
  repeated,
  textsIn,
  valueAt,
} from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** Fields that tell the entries of a list apart. Sources of one page and lines of a sum may share a name. */
const NAMES =
  /(?:related|whereNext)\[\d+\]\.href$|(?<!(?:sources|ledger\.rows)\[\d+\])\.(?:bet|casino|id|label|lang|language|myth|name|term|text|title|variant|what)$/;

/** Lists whose entries have to differ, and names that are taken. */
export const checkLists = (content: Content): Problem[] =>
  collectProblems((report, warn) => {
    const known = new Map<string, string>();
    for (const name of COLLECTION_NAMES) {
      const { reservedNames, unique, body, pages } = collectionOf(name);
      for (const { id, file, data } of content[name]) {
        const reserved = 'another name: the site has a page or a place of that name already';
        if (reservedNames.includes(id)) report(file, '', `the name ${id}`, reserved);
        for (const fields of unique) {
          const [field = ''] = fields;
          const values = fields.map((one) => valueAt(data, one.split('.')));
          // Readers meet articles, posts and text pages side by side.
          const key = [body === null ? name : 'texts', ...fields, ...values]
            .join('\n')
            .toLowerCase();
          const first = known.get(key);
          const what = field === 'order' ? 'place' : field;
          if (first === undefined) known.set(key, file);
          else report(file, field, JSON.stringify(values[0]), `a ${what} that ${first} has not`);
        }
        if (pages === null) continue;
        const own = `${pages.base}${id}`.replace(/kyc\/overview$/, 'kyc');
        for (const { field, text } of textsIn(data)) {
          if (!field.endsWith('.href') || text.split('#')[0] !== own) continue;
          warn(file, field, text, 'another page than the one that it stands on');
        }
      }
    }
    for (const all of [content.bonusCategories, content.games, content.paymentPages]) {
      for (const { file, data } of all) {
        const titled = all.find((other) => other.file !== file && other.data.title === data.name);
        const expected = `another name: it is the title of ${titled?.file}`;
        if (titled !== undefined) warn(file, 'name', JSON.stringify(data.name), expected);
      }
    }
    for (const { file, data } of Object.values(content).flat()) {
      const items = textsIn(data).filter(
        ({ path, field }) =>
          typeof path.at(-1) === 'number' || (typeof path.at(-2) === 'number' && NAMES.test(field)),
      );
      const said = new Set<string>();
      for (const { one, first } of repeated(items, (item) => nameIn(data, item))) {
        const entry = one.field.replace(/\.\w+$/, '');
        const expected = `each entry once: ${first.field} is the same`;
        if (!said.has(entry)) warn(file, one.field, JSON.stringify(one.text), expected);
        said.add(entry);
      }
      const entries = [...groupsIn(data)].filter(
        ([path]) => typeof path.at(-1) === 'number' && !path.includes('ledger'),
      );
      const whole = ([path, entry]: [Path, object]) => JSON.stringify([path.slice(0, -1), entry]);
      for (const { one, first } of repeated(entries, whole)) {
        const expected = `each entry once: ${fieldName(first[0])} is the same`;
        const field = fieldName(one[0]);
        if (!said.has(field)) warn(file, field, 'the same once more', expected);
      }
    }
    // A reader who searches for a name is to find its page.
    const { bonusCategories, casinos, coins, games, gameRules } = content;
    const names = [...bonusCategories, ...casinos, ...coins, ...games, ...gameRules];
    for (const words of content.searchWords) {
      const phrases = textsIn(words.data.help).filter(({ path: [, list = ''] }) =>
        ['life', 'block', 'words'].includes(`${list}`),
      );
      for (const { field, text } of phrases) {
        const said = JSON.stringify(text);
        if (/^[ -~]$/.test(text)) warn(words.file, `help${field}`, said, 'a word that few type');
        const named = names.filter(({ data }) => holdsPhrase(wordsOf(data.name), text));
        for (const { file, data } of named) {
          const expected = `no word of ${data.name}, the name in ${file}: a search for it would find help alone`;
          warn(words.file, `help${field}`, said, expected);
        }
      }
    }
  });

/** A name as a reader tells it apart, and its list: laws have a year too, and no strength is a weakness. */
function nameIn(data: unknown, { path, text }: Placed): string {
  const index = path.findLastIndex((part) => typeof part === 'number');
  const year = valueAt(data, [...path.slice(0, index + 1), 'year']);
  // A country has one law on access, whichever law names it.
  const own = path[0] === 'laws' && path[2] === 'countries' ? ['laws'] : path.toSpliced(index, 1);
  const list = own.map((part) => (part === 'cons' ? 'pros' : part));
  return [...list, year, text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')].join('\n');
}
