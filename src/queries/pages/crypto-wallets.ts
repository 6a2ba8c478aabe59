import { singlePage } from '#models/pages/page-kind.ts';
import { ofText } from './text-pages.ts';

const KEYWORDS = ['crypto wallet guide', 'seed phrase', 'network fees', 'casino deposits'];

export const cryptoWallets = singlePage({
  ...ofText('crypto-wallets', KEYWORDS),
  plate: 'Cryptocurrency',
});
