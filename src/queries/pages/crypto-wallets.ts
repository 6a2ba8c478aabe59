import { singlePage } from '#models/pages/page-kind.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { shell } from '../site/site.ts';
import { textEntry, textHead } from './text-pages.ts';

const SLUG = 'crypto-wallets';

/** The guide to wallets, with the help that belongs beside money. */
export const cryptoWallets = singlePage({
  address: `/${SLUG}`,
  search: 'page',
  plate: 'Cryptocurrency',
  group: 'site',
  entry: () => textEntry(SLUG),
  view: async () => ({ ...(await prosePage(SLUG)), help: (await shell()).help }),
  head: () =>
    textHead(SLUG, ['crypto wallet guide', 'seed phrase', 'network fees', 'casino deposits']),
});
