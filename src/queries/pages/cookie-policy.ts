import { STORAGE_KEYS } from '#domain/consent/storage-keys.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { ofText } from './text-pages.ts';

/** Cookie policy, with the list of all that the code stores. */
export const cookiePolicy = singlePage({
  ...ofText('cookie-policy', ['cookie policy', 'browser storage', 'no cookies']),
  plate: 'Privacy',
  view: async () => ({ ...(await prosePage('cookie-policy')), storageKeys: STORAGE_KEYS }),
});
