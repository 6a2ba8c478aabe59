import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { CoinNetworkModel, CoinTable } from './CoinTable.tsx';

const NETWORK: CoinNetworkModel = {
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
};

const UNKNOWN = {
  wait: null,
  confirmations: null,
  fee: null,
  feeAsOf: null,
  first: [],
  note: null,
};

export const examples: Examples<typeof CoinTable> = {
  usual: { caption: 'Coins by network', networks: [NETWORK] },
  unknown: {
    caption: 'Coins of which nothing is known',
    networks: [{ ...NETWORK, ...UNKNOWN, casinos: 'None' }],
  },
  longest: {
    caption: LONGEST_NAME,
    networks: [
      {
        ...NETWORK,
        network: 'Polygon, formerly Matic Network',
        confirmations: LONG_TEXT,
        fee: LONG_TEXT,
        feeAsOf: LONG_TEXT,
        first: [{ text: LONGEST_NAME, href: '/reviews/example' }],
        note: LONG_TEXT,
      },
    ],
  },
};
