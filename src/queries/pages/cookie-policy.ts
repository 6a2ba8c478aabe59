import { STORAGE_KEYS } from '#domain/consent/storage-keys.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { textEntry, textHead } from './text-pages.ts';

const SLUG = 'cookie-policy';

/** The cookie policy, with the list of all that the code stores. */
export const cookiePolicy = singlePage({
  address: `/${SLUG}`,
  search: 'page',
  plate: 'Privacy',
  group: 'site',
  entry: () => textEntry(SLUG),
  view: async () => ({ ...(await prosePage(SLUG)), storageKeys: STORAGE_KEYS }),
  head: () => textHead(SLUG, ['cookie policy', 'browser storage', 'no cookies']),
});
