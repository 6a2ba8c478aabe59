import { meantBy } from './casino-rows.ts';
import { columnsFor } from './read-row.ts';
import { tableColumns } from './tables.ts';

/** Hint of what a column takes, where its values do not say it. */
const HINTS: Readonly<Record<string, string>> = {
  name: 'as the casino writes it; delete this row or leave it',
  website: 'https://its-name.com',
  description: 'two sentences, in your own words',
  features: 'four short texts with | between; empty: made of the facts',
  source: 'address of the page on which you read the facts',
  checkedOn: 'day on which you read them, such as 2026-11-20',
  grade: 'D: the casino says so; C: a register; B: an independent test',
  established: 'year, such as 2019',
  gameCount: '4000 or 4000+',
  'license.authority': 'a file of content/licences, such as curacao',
  'license.number': 'as printed',
  coins: 'BTC, ETH, USDT',
  minDeposit: '$20 or 0.0005 BTC',
  maxPayout: '$5,000 a week, €50,000/month or no limit',
  withdrawal: '24h or 10-60 min',
  'kyc.triggers': 'texts with | between; none for an empty list',
  vipProgram: 'yes or no',
  mobileFriendly: 'yes or no',
  'link.url': 'address with your referral code',
  'bonus.headline': 'as the casino words it',
  'bonus.features': 'two short texts with | between; empty: made of the terms',
  'bonus.source': 'address of its terms; empty: as in source',
  'bonus.matchPercent': '100%',
  'bonus.cap': '$200',
  'bonus.minDeposit': '$20',
  'bonus.wagering.multiple': '35x',
  'bonus.maxBet': '$5 or no cap',
  'bonus.maxCashOut': '$1,000 or no cap',
  'bonus.expiryDays': '30 days',
};

/** Remark that the empty table has below each head. */
export function hintOf(head: string): string {
  const { table, name } = meantBy(head);
  const columns = columnsFor(name, tableColumns(table, []).columns);
  const values = [...new Set(columns.flatMap((column) => column.values))];
  const hint = HINTS[head] ?? values.join(', ');
  const list = columns.some(({ isList }) => isList) && HINTS[head] === undefined;
  return hint === '' ? '' : `# ${list ? 'any of: ' : ''}${hint}`;
}
