import type { Head } from './head.ts';

export const PAYMENT_CATEGORIES = [
  'fast-payout',
  'no-kyc',
  'fees-by-coin',
  'provably-fair',
] as const;
export type PaymentCategory = (typeof PAYMENT_CATEGORIES)[number];

type Note = { title: string; text: string; link?: { text: string; href: string } };

export type PaymentsCopy = {
  /** Name of the page in tabs and breadcrumbs. */
  name: string;
  title: string;
  lead: string;
  head: Pick<Head, 'title' | 'description' | 'keywords'>;
  /** Says in one sentence what the table compares. */
  caption: string;
  /** How the rows are ordered before anybody sorts them. */
  order: string;
  notes: readonly Note[];
};

export const OVERVIEW_COPY: PaymentsCopy = {
  name: 'Payments and KYC',
  title: 'Payments and identity checks',
  lead: 'When your coins come back, what the transfer costs and at which point a casino wants to see your papers. Every casino on file, in one table.',
  head: {
    title: 'Crypto casino payments and KYC compared',
    description:
      'Withdrawal times, KYC levels, licences, coins and minimum deposits of every crypto casino on file, in one table you can filter, sort and share.',
    keywords: ['crypto casino withdrawal times', 'KYC', 'minimum deposit', 'casino licence'],
  },
  caption:
    'Casinos compared by withdrawal speed, KYC level, licence, coins and minimum deposit in USDT',
  order: 'Rows start in the order of our score.',
  notes: [
    {
      title: 'Each figure is the casino’s own',
      text: 'A time runs from the request until the coins are sent, approval included, as the casino states it. Filters and sorting go by the slowest time, because that is the one you may have to wait.',
    },
    {
      title: 'No, Partial and Yes',
      text: 'No: no check is stated. Partial: papers are asked for on suspicion or above a sum. Yes: everybody shows them, at sign-up or before a withdrawal. None of the three is a promise.',
      link: { text: 'What sets a check off', href: '/payments-kyc/no-kyc' },
    },
    {
      title: 'Unknown matches nothing',
      text: 'Where a value was not found the table says so, and no filter for that value shows the casino. A licence that only the casino itself prints counts as not known. The result names how many were left out.',
    },
  ],
};

/** How to read the table, on the overview. */
export const READING_TIPS: readonly Note[] = [
  {
    title: 'Speed ends at a check',
    text: 'Ten minutes mean little if a check at $2,000 stops the clock. Read the speed and the KYC level together, and look up the sum before you reach it.',
  },
  {
    title: 'The network is a second price',
    text: 'A casino may charge nothing and the network still takes its fee. The same coin can travel on several networks, at different prices and speeds.',
    link: { text: 'Fees by coin', href: '/payments-kyc/fees-by-coin' },
  },
  {
    title: 'Try the way back first',
    text: 'Put in the minimum, take it out again and note the wait, the fee and the questions. Whatever you learn, you have learned it on the smallest sum.',
  },
];

export const CATEGORY_COPY: Record<PaymentCategory, PaymentsCopy> = {
  'fast-payout': {
    name: 'Fast payout',
    title: 'Fast payouts',
    lead: 'The casinos in the order of the slowest time that each of them states. Beside it stand what a withdrawal costs and what the casino says about the wait.',
    head: {
      title: 'Fast payout crypto casinos, by slowest stated time',
      description:
        'Crypto casinos sorted by the slowest withdrawal time they state, with the fee, the conditions and the identity check that can stop the clock.',
      keywords: ['fast payout crypto casino', 'instant withdrawal', 'withdrawal time'],
    },
    caption: 'Casinos sorted by their slowest withdrawal time, with the fee of a withdrawal',
    order: 'Rows start with the shortest of the slowest times.',
    notes: [
      {
        title: 'The last figure counts',
        text: 'A range of 5 to 30 minutes is sorted as 30. The first figure is what happens on a good day, and the casino picks which day that is.',
      },
      {
        title: 'A check comes on top',
        text: 'An identity check has no stated length, and none of the times includes one for certain. A casino that checks everybody before the first withdrawal is slow once and may be quick after that.',
        link: { text: 'When each casino checks', href: '/payments-kyc/no-kyc' },
      },
    ],
  },
  'no-kyc': {
    name: 'No KYC',
    title: 'No KYC, and what it means',
    lead: 'The casinos in the order of when they ask who you are, from never stated to before any play, with what sets a check off and how much of that they tell.',
    head: {
      title: 'No KYC crypto casinos: what sets a check off',
      description:
        'When each crypto casino asks for identity documents, what triggers the check and how much of it is told before a deposit. “No KYC” is no promise.',
      keywords: ['no KYC crypto casino', 'identity check', 'KYC trigger', 'casino verification'],
    },
    caption: 'Casinos sorted by KYC level, with what sets an identity check off',
    order: 'Rows start with the fewest checks.',
    notes: [
      {
        title: 'No means not stated',
        text: 'It does not mean that no check will come. Terms can keep the right to ask at any time, and the law or the licence can demand it. Take no deposit on the promise that nobody will ask.',
      },
      {
        title: 'The moment is the withdrawal',
        text: 'A check that is asked for late meets you when the money is on the other side. If you would not show a document, a casino that may ask for one is the wrong place for your deposit.',
        link: { text: 'What checks ask for, and when', href: '/guides/what-kyc-asks' },
      },
    ],
  },
  'fees-by-coin': {
    name: 'Fees by coin',
    title: 'Fees by coin and network',
    lead: 'What a transfer costs and how long it takes on each network a cashier may name, with the day or month for which a fee was read. Below it, what the casinos charge themselves.',
    head: {
      title: 'Crypto casino fees by coin and network',
      description:
        'Network fees, waiting times and confirmations for 13 coins with the date of each figure, and what each crypto casino charges for a withdrawal.',
      keywords: ['crypto transfer fees', 'USDT network fee', 'Bitcoin confirmations', 'casino fee'],
    },
    caption: 'Casinos with what each charges for a withdrawal, the cheapest rule first',
    order: 'Rows start with the casinos that charge nothing.',
    notes: [
      {
        title: 'A fee is a snapshot',
        text: 'Network fees follow demand. The date beside a figure says when it was true, and your wallet shows what it is now before you send. Where no dated source was found, the table gives no figure.',
      },
      {
        title: 'The network must match',
        text: 'USDT and USDC travel on several networks. What is sent on another network than the one the cashier names can be lost, whatever the fee was.',
        link: { text: 'Choosing a coin', href: '/guides/choosing-a-coin' },
      },
      {
        title: 'Both ends take time',
        text: 'The casino’s time runs until the coins are sent. The wait in the table of coins comes after that, and it is the wait of an ordinary deposit at an exchange or a casino.',
      },
    ],
  },
  'provably-fair': {
    name: 'Provably fair',
    title: 'Provably fair games',
    lead: 'Which casinos let you recompute a round from seeds fixed beforehand, in which games, and for how many games they print the return to player.',
    head: {
      title: 'Provably fair crypto casinos, game by game',
      description:
        'In which games each crypto casino lets you recompute a round from revealed seeds, and for how many games it prints the return to player.',
      keywords: ['provably fair casinos', 'recompute a round', 'server seed', 'RTP disclosure'],
    },
    caption: 'Casinos with the games whose rounds can be recomputed, most games first',
    order: 'Rows start with the casinos that have the most such games.',
    notes: [
      {
        title: 'What it shows',
        text: 'That a result follows from a seed fixed before the bet and from your own. It does not show that the game pays well: the house edge is in the rules, and a fair round loses on average too.',
        link: { text: 'One roll, step by step', href: '/guides/provably-fair-explained' },
      },
      {
        title: 'None means none was found',
        text: 'For those casinos no page on seeds was found, or it covers no game. Other games in the same lobby may come from suppliers whose rounds nobody outside can recompute.',
      },
      {
        title: 'A printed RTP is a statement',
        text: 'It is the casino’s figure for the long run. It says what a game costs on average and nothing about one evening.',
        link: { text: 'What each game costs', href: '/games' },
      },
    ],
  },
};
