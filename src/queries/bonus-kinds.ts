import type { BonusKind } from '#domain/bonuses/terms.ts';

/** A term that decides what an offer of a kind is worth, and what to look for in it. */
type KeyTerm = { term: string; meaning: string };

type KindCopy = {
  /** As in a breadcrumb or a link. */
  name: string;
  title: string;
  lead: string;
  description: string;
  keyTerms: readonly KeyTerm[];
  /** How to read the terms of such an offer, point by point. */
  reading: readonly { title: string; text: string }[];
};

/** Kinds of bonus that have a page of their own; the first stands in for an unknown one. */
export const CATEGORIES = [
  'no-deposit',
  'free-spins',
  'cashback',
  'reload',
  'high-roller',
] as const satisfies readonly BonusKind[];
export type Category = (typeof CATEGORIES)[number];

export const KIND_COPY: Record<Category, KindCopy> = {
  'no-deposit': {
    name: 'No deposit bonuses',
    title: 'No deposit bonuses',
    lead: 'Credit or spins for a new account, before any money of yours goes in. The amounts are small, and a cap decides how much of a win can leave.',
    description:
      'No deposit casino bonuses side by side: cash-out cap, wagering and its base, expiry, and what completing the wagering costs on average.',
    keyTerms: [
      {
        term: 'Maximum cash-out',
        meaning: 'The most that can leave the account, whatever was won.',
      },
      { term: 'Wagering', meaning: 'A multiple of the credit, or of what the spins win.' },
      {
        term: 'Games that count',
        meaning: 'Bets on other games move the counter slowly or not at all.',
      },
      { term: 'Expiry', meaning: 'When the offer lapses, with whatever it has won so far.' },
    ],
    reading: [
      {
        title: 'Start from the cap',
        text: 'The largest possible payout is the maximum cash-out, not the headline. A win above it is cut off, and the rare large wins carry much of the average.',
      },
      {
        title: 'Look for a deposit further down',
        text: 'Some terms ask for a deposit before a first withdrawal. From that point your own money is in play, and the offer should be read as a deposit offer.',
      },
      {
        title: 'Ask which documents are wanted',
        text: 'An identity check can stand between a small win and its payout. Find out before you start whether the amount is worth the paperwork to you.',
      },
    ],
  },
  'free-spins': {
    name: 'Bonus spins',
    title: 'Bonus spins',
    lead: 'Casinos call them free spins. What they cost depends on two lines: whether the winnings have to be wagered, and how much may be withdrawn.',
    description:
      'Casino spin offers side by side: minimum deposit, wagering on winnings, cash-out cap, expiry, and what clearing them costs on average.',
    keyTerms: [
      {
        term: 'Wagering on winnings',
        meaning: 'Multiplies what the spins win, which is known only afterwards.',
      },
      {
        term: 'Face value',
        meaning: 'Spins times the stake of one: the size of the offer in money.',
      },
      { term: 'Maximum cash-out', meaning: 'The most that can be withdrawn from the winnings.' },
      { term: 'Expiry', meaning: 'Often a day or a few; unused spins lapse.' },
    ],
    reading: [
      {
        title: 'Turn spins into money',
        text: 'Fifty spins at $0.20 have a face value of $10. On a slot that returns 96% they win $9.60 on average, before any wagering.',
      },
      {
        title: 'Winnings as cash, or as a bonus',
        text: 'Without wagering the average above is yours to withdraw. With it, every dollar won has to be bet many times over, and many balances run out on the way.',
      },
      {
        title: 'Count the deposit that unlocks them',
        text: 'Where a deposit comes first, the spins are paid for with money that is then at risk. Decide on the deposit as if there were no spins.',
      },
    ],
  },
  cashback: {
    name: 'Cashback offers',
    title: 'Cashback and rakeback',
    lead: 'A share of your losses, or of your bets, paid back. It lowers the price of play; it does not turn it round.',
    description:
      'Casino cashback and rakeback side by side: the rate, what it is a rate of, wagering, caps, and a worked example of what comes back.',
    keyTerms: [
      {
        term: 'Rate and base',
        meaning: 'A tenth of net losses and a tenth of a percent of bets are different things.',
      },
      {
        term: 'Period',
        meaning: 'Over which wins and losses are set against each other: a day, a week, a month.',
      },
      { term: 'Form', meaning: 'Cash can be withdrawn; bonus credit has to be wagered first.' },
      { term: 'Cap', meaning: 'The most that comes back in a period.' },
    ],
    reading: [
      {
        title: 'Find out what the rate applies to',
        text: 'Cashback is usually a share of what you lost over a period. Rakeback is a share of each bet, win or lose. The second looks tiny beside the first because its base is so much larger.',
      },
      {
        title: 'It pays on losing',
        text: 'There is nothing to collect without a loss or without bets. An amount you would not have lost otherwise is not made good by getting part of it back.',
      },
      {
        title: 'Cash or credit',
        text: 'Paid as cash, it is what it says. Paid as credit with wagering, it has a cost of its own, to be worked out like that of any bonus.',
      },
    ],
  },
  reload: {
    name: 'Reload bonuses',
    title: 'Reload bonuses',
    lead: 'A match on a later deposit. Smaller than a welcome package and often with less time, so the same wagering weighs more.',
    description:
      'Casino reload bonuses side by side: match, minimum deposit, wagering, max bet, expiry, and what clearing each one costs on average.',
    keyTerms: [
      {
        term: 'Wagering',
        meaning: 'The multiple and what it multiplies: the bonus, or bonus and deposit.',
      },
      {
        term: 'Expiry',
        meaning: 'Divide the bets by the days and see whether you would bet that much anyway.',
      },
      { term: 'Maximum bet', meaning: 'One bet above it can cost the bonus and its winnings.' },
      { term: 'The bonus itself', meaning: 'Yours once cleared, or taken back at a withdrawal.' },
    ],
    reading: [
      {
        title: 'Divide by the days',
        text: 'Bets needed divided by the days allowed is what you would have to stake daily. If that is more than you meant to play, the deadline is setting your pace.',
      },
      {
        title: 'Percentages do not compare',
        text: 'A larger match with a larger multiple can cost more than it adds. Compare what clearing costs, not the figure in the headline.',
      },
      {
        title: 'Nothing obliges you to take it',
        text: 'A deposit without a bonus can be withdrawn at any time under the ordinary rules. Taking the bonus gives that up until the wagering is done.',
      },
    ],
  },
  'high-roller': {
    name: 'High-roller offers',
    title: 'High-roller offers',
    lead: 'Matches on large deposits. Every figure grows with the stake, the average cost of clearing too.',
    description:
      'High-roller casino bonuses side by side: minimum deposit, wagering in money, max bet, games that count, and what clearing costs on average.',
    keyTerms: [
      {
        term: 'Deposit for the full bonus',
        meaning: 'A 20% match of $20,000 takes a deposit of $100,000.',
      },
      { term: 'Bets in money', meaning: 'A low multiple of a large bonus is still a large sum.' },
      { term: 'Games that count', meaning: 'A table game that counts half doubles the bets.' },
      {
        term: 'Payout limits',
        meaning: 'A monthly limit decides how long a large balance takes to leave.',
      },
    ],
    reading: [
      {
        title: 'Put the multiple in money',
        text: 'Twenty times sounds modest. Applied to a five-figure bonus, on games that count half, it is a turnover few people would plan for.',
      },
      {
        title: 'A low edge is not a low cost',
        text: 'Low-edge games usually count for less. Half the edge at half the weight costs exactly the same, and takes twice the bets.',
      },
      {
        title: 'Do not raise your stakes for it',
        text: 'An offer made for large deposits is no reason to make one. The deposit stays locked in play until the wagering is done or the bonus is given up.',
      },
    ],
  },
};

/** Welcome packages have no page of their own: they are compared on the page of all bonuses. */
export const WELCOME_ID = 'welcome';
