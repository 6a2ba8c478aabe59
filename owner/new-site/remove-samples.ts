import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument, stringify } from 'yaml';
import { BRAND_FOLDER } from '#schemas/site-look.ts';
import { baseOf } from '#schemas/collections.ts';
import { type RawEntry, readContent } from '#check/read/read-content.ts';
import { ownPictures } from '../remove/own-pictures.ts';

/** Stands in until there is a casino: every fact is unknown, and its texts say that it has to be replaced. */
const PLACEHOLDER = 'your-first-casino';

export type Removed = { files: string[]; isPlaceholderThere: boolean };

/**
 * Removes the invented casinos with their offers and links, and invented rates, and sets the name of the site and the colours and type of
 * the design. Facts about the world stay: law, help, coins, licences, games, articles, legal texts. A
 * casino that is not invented stays too.
 */
export function removeSamples(
  content: string,
  { brand, slug, today }: { brand: string; slug: string; today: string },
): Removed {
  const entries = readContent('.', content);
  const samples = entries.filter(
    ({ collection, data }) => collection === 'casinos' && fieldOf(data, 'sample') === true,
  );
  const ids = new Set(samples.map(({ id }) => id));
  const offers = entries.filter(
    ({ collection, data }) => collection === 'bonuses' && ids.has(String(fieldOf(data, 'casino'))),
  );
  const rates = entries.filter(
    ({ collection, data }) => collection === 'rates' && fieldOf(data, 'sample') === true,
  );
  const gone = [...samples, ...offers, ...rates];
  for (const file of [...gone.map((entry) => entry.file), ...ownPictures(gone, entries)])
    rmSync(file);

  const casinoCount = entries.filter(({ collection }) => collection === 'casinos').length;
  const isPlaceholderThere = samples.length === casinoCount;
  if (isPlaceholderThere) {
    const name = `${PLACEHOLDER}.yaml`;
    cpSync(path.join(import.meta.dirname, name), path.join(baseOf('casinos', content), name));
  }
  writeLinks(path.join(content, 'links.yaml'), ids, isPlaceholderThere ? today : null);
  const before = writeSettings(path.join(content, 'site.yaml'), ids, { brand, slug, today });
  renameBrand(
    readContent('.', content).filter(({ file }) => !file.endsWith('site.yaml')),
    before,
    brand,
  );
  return { files: gone.map(({ file }) => file), isPlaceholderThere };
}

const fieldOf = (data: unknown, field: string): unknown => Reflect.get(Object(data), field);

type LinkList = { links: { casino: string; url: string }[] };

function writeLinks(file: string, gone: ReadonlySet<string>, today: string | null): void {
  const { links } = Object(parseDocument(readFileSync(file, 'utf8')).toJS()) as LinkList;
  const staying = links.filter(({ casino }) => !gone.has(casino));
  const url = `https://${PLACEHOLDER}.example/`;
  const all =
    today === null
      ? staying
      : [...staying, { casino: PLACEHOLDER, url, payment: 'unpaid', since: today }];
  const allowedHosts = [...new Set(all.map((link) => new URL(link.url).hostname))];
  writeFileSync(file, stringify({ allowedHosts, links: all }));
}

function settingsOf({ brand, slug }: { brand: string; slug: string }) {
  return {
    brand,
    look: { wordmark: null, icon: null, colours: null, type: 'imbue' },
    baseUrl: `https://${slug}.example`,
    stats: [],
    upcoming: null,
    operator: null,
    contact: {
      supportEmail: `support@${slug}.example`,
      partnershipEmail: `partners@${slug}.example`,
      answers: null,
      endpoint: null,
    },
    analytics: null,
    // The owner's own, so that a day begins at the owner's midnight.
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    launchedOn: null,
  };
}

/** Settings that only an owner can have written once the address is no example. */
const OWN = 'baseUrl contact operator analytics look stats upcoming launchedOn timeZone'.split(' ');

/** Overwrites the settings, comments included. Returns the former brand. */
function writeSettings(
  file: string,
  gone: ReadonlySet<string>,
  named: { brand: string; slug: string; today: string },
): string {
  const document = parseDocument(readFileSync(file, 'utf8'), { schema: 'core' });
  const before = String(document.get('brand'));
  const featured = document.getIn(['featured', 'casino']);
  const isFeaturedGone = featured === undefined || gone.has(String(featured));
  // Keep settings of the owner: the command may be run twice.
  const isOwn = !String(document.get('baseUrl')).endsWith('.example');
  if (!isOwn) rmSync(path.join(path.dirname(file), BRAND_FOLDER), { recursive: true, force: true });
  const kept = isOwn ? OWN : [];
  for (const [name, value] of Object.entries(settingsOf(named))) {
    if (!kept.includes(name)) document.set(name, value);
  }
  if (isFeaturedGone) document.set('featured', null);
  const look = document.get('look', true);
  if (isNode(look))
    look.commentBefore = ' Drawings and colours of your own: docs/CONTENT.md says how';
  writeFileSync(file, document.toString().replace(/^# The three figures.*\n/m, ''));
  return before;
}

function renameBrand(entries: readonly RawEntry[], before: string, brand: string): void {
  if (before === '' || before === brand) return;
  for (const { file, id } of entries) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(before)) writeFileSync(file, text.replaceAll(before, brand));
    const named = id.split('-').includes(before.toLowerCase());
    const to = file.replace(before.toLowerCase(), 'this-site');
    if (named && !existsSync(to)) renameSync(file, to);
  }
}
