import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { CoinTable } from './CoinTable.tsx';

export const examples: Examples<typeof CoinTable> = {
  usual: {
    caption: 'Coins by network',
    networks: [
      {
        id: 'usdt-tron',
        code: 'USDT',
        network: 'Tron',
        wait: '1 min',
        confirmations: '20',
        fee: '1 USDT',
        feeAsOf: 'As of Mar 3, 2026',
        casinos: '12 of 14',
        first: [
          { text: 'Example Casino', href: '/reviews/example' },
          { text: 'Another Casino', href: null },
        ],
        note: 'Held by one issuer.',
      },
    ],
  },
  unknown: {
    caption: 'Coins of which nothing is known',
    networks: [
      {
        id: 'unknown',
        code: 'BTC',
        network: 'Bitcoin',
        wait: null,
        confirmations: null,
        fee: null,
        feeAsOf: null,
        casinos: 'None',
        first: [],
        note: null,
      },
    ],
  },
  longest: {
    caption: LONGEST_NAME,
    networks: [
      {
        id: 'longest',
        code: 'MATIC',
        network: 'Polygon, formerly Matic Network',
        wait: 'between 10 and 120 minutes',
        confirmations: LONG_TEXT,
        fee: LONG_TEXT,
        feeAsOf: LONG_TEXT,
        casinos: '1,000 of 1,000',
        first: [{ text: LONGEST_NAME, href: '/reviews/example' }],
        note: LONG_TEXT,
      },
    ],
  },
};
