import type { Examples } from '../../examples.ts';
import { MANY_COINS } from '../../example-values.ts';
import type { CoinList } from './CoinList.tsx';

export const examples: Examples<typeof CoinList> = {
  usual: { coins: ['BTC', 'ETH', 'USDT'] },
  empty: { coins: [] },
  limited: { coins: MANY_COINS, limit: 3 },
  longest: { coins: MANY_COINS },
};
