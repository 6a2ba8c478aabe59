import { singlePage } from '#models/pages/page-kind.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { shell } from '../site/site.ts';
import { ofText } from './text-pages.ts';

const KEYWORDS = ['crypto wallet guide', 'seed phrase', 'network fees', 'casino deposits'];

/** The guide to wallets, with the help that belongs beside money. */
export const cryptoWallets = singlePage({
  ...ofText('crypto-wallets', KEYWORDS),
  plate: 'Cryptocurrency',
  view: async () => ({ ...(await prosePage('crypto-wallets')), help: (await shell()).help }),
});
