import { holdsPhrase } from '#domain/search/search-help.ts';
import { wordsOf } from '#domain/search/words.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { type Problem, problemsSaid, repeated, type Say, textsIn } from '../describe-issue.ts';
import { show } from '../issue-words.ts';
import type { Content } from '../read/read-content.ts';

/** What readers tell entries apart by: no two have the same. */
const TOLD_APART_BY: readonly (readonly [fields: string, ...collections: CollectionName[]])[] = [
  ['title', 'articles', 'blog', 'pages'],
  ['question', 'faq'],
  ['headline casino', 'bonuses'],
  ['name country', 'helplines'],
  ['name', 'bonusCategories'],
  ['name', 'coins'],
  ['name', 'gameRules'],
  ['name', 'games'],
  ['name', 'licences'],
  ['shortName', 'licences'],
  ['name', 'paymentPages'],
  ['title', 'bonusCategories'],
  ['title', 'games'],
  ['title', 'paymentPages'],
  ['name', 'people'],
  ['name', 'countries'],
  ['code', 'countries'],
  ['order', 'faq'],
  ['order', 'gameRules'],
];

/** Fields that tell the entries of a list apart; `href` where a list is one of links to pages. */
const NAMES = /^(?:bet|casino|id|label|lang|language|method|myth|name|term|text|title|variant)$/;
const ARE_LINKS = /\b(?:related|whereNext)$/;
/** Entries that may share a name: sources of one page, and lines of a sum. */
const SHARE_NAMES = /\b(?:sources|ledger\.rows)$/;

const PLACES_OF_ALL = 'main menu search cookie-title';

/** Names that the site has for places or pages of its own, where a file of the name would make another. */
export const TAKEN = {
  // A page of the name index would be that of its folder.
  articles: 'index',
  blog: 'index',
  // Later pages of the list of all offers lie there.
  bonusCategories: 'index page',
  casinos: 'index',
  countries: 'index',
  faq: `${PLACES_OF_ALL} faq casinos casinos-title`,
  games: 'index',
  gameRules: PLACES_OF_ALL,
  people: 'index',
  pages:
    '404 assets blog bonuses compare contact country faq game-rules games guides how-we-rate ' +
    'index pagefind payments-kyc reviews search tools ',
} as const;

/** Lists whose entries have to differ, and names that are taken. */
export const checkLists = (content: Content): Problem[] =>
  problemsSaid((say) => {
    for (const name of Object.keys(TAKEN) as (keyof typeof TAKEN)[]) {
      const taken = TAKEN[name].split(' ');
      for (const { id, file } of content[name]) {
        const expected = 'another name: the site has a page or a place of that name already';
        if (taken.includes(id)) say(file, '', `the name ${id}`, expected);
      }
    }
    for (const [fields, ...collections] of TOLD_APART_BY) {
      const [field = '', ...others] = fields.split(' ');
      const entries = collections.flatMap((one): { file: string; data: object }[] => content[one]);
      const toldBy = ({ data }: { data: object }) =>
        [field, ...others].map((name) => String(Reflect.get(data, name)).toLowerCase()).join('\n');
      for (const { one, first } of repeated(entries, toldBy)) {
        const found = JSON.stringify(Reflect.get(one.data, field));
        const what = field === 'order' ? 'place' : field;
        say(one.file, field, found, `a ${what} that ${first.file} has not`);
      }
    }
    for (const { file, data } of Object.values(content).flat()) {
      for (const [at, list] of listsIn(data)) differing(file, at, list, say);
    }
    for (const { file, data } of content.casinos) {
      const pros = data.review?.pros.map(({ text }) => asRead(text));
      data.review?.cons.forEach(({ text }, index) => {
        if (!pros?.includes(asRead(text))) return;
        say(file, `review.cons[${index}].text`, JSON.stringify(text), 'no strength of review.pros');
      });
    }
    for (const { id, file, data } of content.articles) {
      data.related.forEach(({ href }, index) => {
        if (href.split('#')[0] !== pageHref(FOLDERS.articles, id)) return;
        say(file, `related[${index}].href`, href, 'another page than the article itself');
      });
    }
    // A reader who searches for a name is to find its page.
    const { bonusCategories, casinos, coins, games } = content;
    const names = [...bonusCategories, ...casinos, ...coins, ...games];
    for (const words of content.searchWords) {
      const phrases = textsIn(words.data.help).filter(({ path: [, list = ''] }) =>
        ['life', 'block', 'words'].includes(`${list}`),
      );
      for (const { field, text } of phrases) {
        const named = names.filter(({ data }) => holdsPhrase(wordsOf(data.name), text));
        for (const { file, data } of named) {
          const expected = `no word of ${data.name}, the name in ${file}: a search for it would find help alone`;
          say(words.file, `help${field}`, JSON.stringify(text), expected);
        }
      }
    }
    for (const { file, data } of content.articles) {
      if (data.updatedOn >= data.publishedOn) continue;
      const expected = `a day that is not before publishedOn, ${data.publishedOn}`;
      say(file, 'updatedOn', data.updatedOn, expected);
    }
  });

/** As two names look the same to a reader. */
const asRead = (text: unknown) =>
  String(text).toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');

/** Every list in a value, with the name of its field. */
function listsIn(node: unknown, at = ''): [at: string, list: unknown[]][] {
  if (typeof node !== 'object' || node === null) return [];
  const isList = Array.isArray(node);
  const below = Object.entries(node).flatMap(([key, child]) =>
    listsIn(child, isList ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`),
  );
  return isList ? [[at, node], ...below] : below;
}

/** Entries of a list that are the same as a whole, or by a name; one line for each. */
function differing(file: string, at: string, list: readonly unknown[], say: Say): void {
  const known = new Map<string, number>();
  list.forEach((entry, index) => {
    const fields = typeof entry === 'object' ? Object(entry) : { '': entry };
    const year = String(Reflect.get(fields, 'year') ?? '');
    const names = Object.entries(fields as object).filter(
      ([field]) =>
        field === '' ||
        (NAMES.test(field) && !SHARE_NAMES.test(at)) ||
        (field === 'href' && ARE_LINKS.test(at)),
    );
    const keys = [...names, ['', JSON.stringify(entry)] as const].map(([field, value]) => ({
      ...{ field: field && `.${field}`, value },
      key: `${field} ${asRead(value)} ${year}`,
    }));
    const same = keys.find(({ key }) => known.has(key));
    for (const { key } of keys) if (!known.has(key)) known.set(key, index);
    if (same === undefined || typeof entry === 'number') return;
    const expected = `each entry once: ${at}[${known.get(same.key)}]${same.field} is the same`;
    say(file, `${at}[${index}]${same.field}`, show(same.value), expected);
  });
}
