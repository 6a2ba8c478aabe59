import { slugOf } from '#check/read/file-names.ts';

/** Words of dashboards for values of the content, in small letters and with hyphens. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'per-sign-up': ['cpa', 'cost-per-acquisition', 'per-ftd', 'fixed-fee'],
  'revenue-share': ['rev-share', 'revshare', 'rs', 'ngr', 'ngr-share'],
  hybrid: ['cpa-rev-share', 'cpa-revshare', 'rev-share-cpa', 'revshare-cpa', 'mixed'],
  unpaid: ['no-deal', 'no-commission'],
  cashable: ['non-sticky', 'nonsticky', 'not-sticky', 'withdrawable', 'parachute'],
  sticky: ['non-cashable', 'non-withdrawable', 'phantom'],
  'live-dealer': ['live-dealers', 'live-casino', 'live-games', 'live'],
  'table-games': ['tables', 'table', 'blackjack', 'roulette'],
  slots: ['slot', 'video-slots', 'pokies'],
  'free-spins': ['fs', 'spins'],
  'no-deposit': ['no-deposit-bonus', 'ndb'],
  'high-roller': ['vip', 'highroller'],
  'deposit-and-bonus': ['d-b', 'b-d', 'bonus-and-deposit', 'bonus-deposit', 'deposit-bonus'],
  'network-only': ['network', 'network-fee', 'miner-fee', 'blockchain-fee'],
  none: ['no', 'free', 'no-fee', 'no-fees', 'no-kyc', 'never'],
  'at-sign-up': ['at-registration', 'on-sign-up', 'before-play'],
  'before-withdrawal': ['at-withdrawal', 'on-withdrawal'],
  'none-found': ['unlicensed', 'no-license', 'no-licence'],
  'on-register': ['licensed', 'verified'],
};

/** Value among those of a column that words stand for, in any capitals; `undefined` where none does. */
export function valueIn(words: string, values: readonly string[]): string | undefined {
  const said = slugOf(words);
  const find = (one: string) =>
    values.find((value) => slugOf(value) === one || VALUES[value]?.includes(one));
  return find(said) ?? find(said.replace(/-(?:bonus|offer)$/, ''));
}

/** Heads of the tables that programs give, by their column here. */
const COLUMNS: Readonly<Record<string, string>> = {
  name: 'brand, casino, casino name, brand name, operator',
  website: 'url, site, domain, homepage, site url',
  source: 'terms, terms url, source url',
  checkedOn: 'checked, read on, date checked',
  established: 'launched, founded, year, since, open since',
  gameCount: 'number of games, games count, total games',
  games: 'game types, categories, products',
  coins: 'cryptocurrencies, crypto, currencies, accepted coins',
  minDeposit: 'minimum deposit, min. deposit',
  maxPayout: 'payout limit, withdrawal limit, max withdrawal, maximum withdrawal',
  withdrawal: 'payout time, withdrawal time, payout speed, payouts',
  withdrawalFee: 'fees, withdrawal fees',
  'licence.authority': 'license, licence, licensed by, jurisdiction, regulator',
  'kyc.level': 'kyc, verification',
  vipProgram: 'vip, vip programme',
  mobileFriendly: 'mobile',
  'link.url': 'link, tracking link, tracking url, affiliate link, referral link, your link',
  'link.payment': 'commission, commission type, commission model, deal, deal type, plan, payment',
  'bonus.kind': 'bonus type, offer type, bonus category',
  'bonus.headline': 'bonus, offer, welcome bonus, promo, promotion',
  'bonus.source': 'bonus terms, bonus terms url, offer terms, t&c',
  'bonus.matchPercent': 'match, bonus percent, percentage',
  'bonus.cap': 'max bonus, maximum bonus, bonus amount, up to',
  'bonus.minDeposit': 'qualifying deposit',
  'bonus.wagering.multiple': 'wagering, wagering requirement, rollover, playthrough, wr',
  'bonus.wagering.base': 'wagering on, wagering base, wagered amount',
  'bonus.maxBet': 'max bet, maximum bet',
  'bonus.maxCashOut': 'max cashout, max cash out, max win',
  'bonus.expiryDays': 'expiry, expires, valid for, validity, time limit',
  'bonus.stickiness': 'bonus policy, sticky, wallet type',
};

const plainHead = (head: string) => head.toLowerCase().replaceAll(/[^\p{L}\p{N}&%.]/gu, '');

const BY_HEAD = new Map(
  Object.entries(COLUMNS).flatMap(([column, heads]) =>
    heads.split(', ').map((head) => [plainHead(head), column]),
  ),
);

/** A head of this software for one of a program: the owner's own words for it first, then common ones. */
export function headFor(head: string, own: Readonly<Record<string, string>>): string {
  const kept = Object.entries(own).find(([name]) => plainHead(name) === plainHead(head));
  return kept?.[1] ?? BY_HEAD.get(plainHead(head)) ?? head;
}
