import { existsSync } from 'node:fs';
import path from 'node:path';
import { majorUnits } from '#domain/money/money.ts';
import { amountsIn, inWhole, sumsInOthers } from '../amounts.ts';
import { type Problem, problemsSaid, type Say, textsIn, valueAt } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { registered } from './paid-addresses.ts';
import { workedSums } from './worked-sums.ts';

/** A figure in words, or words that mean a value, and the field that says the same. */
type Figure = readonly [form: RegExp, field: string, means?: unknown];

const SUM = '(?:[$€£¥₿]|[A-Z]{3,5} )(\\d[\\d,.]*\\b)|(\\d[\\d,.]*\\b) ?(?:[€£¥₿]|[A-Z]{3,5}\\b)';
const LEAST = new RegExp(`(?:[Mm]in[imu.]* (?:deposit:? |of )*|[Dd]eposits? from )(?:${SUM})`, 'g');

const OF_CASINOS: readonly Figure[] = [
  [/\b(\d[\d,.]*\d)\+? (?:different )?games\b/gi, 'facts.gameCount.value'],
  [
    /\b(?:licen[cs]ed )?(?:since|est\.|established|founded|opened) (?:in )?(\d{4})\b/gi,
    'facts.established.value',
  ],
  [new RegExp(`(?:${SUM}) min(?:imum)?\\b`, 'g'), 'facts.minDeposit.value'],
  [LEAST, 'facts.minDeposit.value'],
  [/\b(\d+)\+? (?:coins|cryptos|cryptocurrencies)\b/gi, 'facts.coins.value.length'],
  [/\b(\d+) to \d+ minutes\b/gi, 'facts.withdrawal.value.fromMinutes'],
  [
    /\b(?:\d+ to|(?:withdrawals?|payouts?|cash-?outs?) (?:in|within)) (\d+) (?:minutes|hours?)\b/gi,
    'facts.withdrawal.value.toMinutes',
  ],
  [new RegExp(`\\b[Pp]ayouts (?:stop at|to|up to|of) (?:${SUM})`, 'g'), 'facts.maxPayout.value'],
  [/\b(?:no limit on|unlimited) payouts\b/gi, 'facts.maxPayout.value', 'no-limit'],
  [/\b(?:no KYC|anonymous play)\b/gi, 'facts.kyc.value.level', 'none'],
  [/\bno withdrawal fees?\b/gi, 'facts.withdrawalFee.value', 'none'],
];

const OF_BONUSES: readonly Figure[] = [
  [
    /\b(\d[\d.]*) ?% (?:on your )?(?:\w+ )?(?:match|welcome|reload|bonus|up to|cashback|rakeback|back|deposit)/gi,
    'terms.matchPercent.value',
  ],
  [/\b(\d[\d.]*)(?:[x×](?= |$)| times\b(?! (?:a|per) ))/gi, 'terms.wagering.value.multiple'],
  [/\b(\d[\d,]*) (?:free |no-deposit )?spins\b/gi, 'terms.reference.spins.count'],
  [new RegExp(`\\b[Uu]p to (?:${SUM})`, 'g'), 'terms.cap.value'],
  [new RegExp(`\\b(?:[Bb]ets? of|[Mm]ax(?:imum)? bet) (?:${SUM})`, 'g'), 'terms.maxBet.value'],
  [new RegExp(`(?:${SUM}) max(?:imum)? bet\\b`, 'g'), 'terms.maxBet.value'],
  [new RegExp(`(?:${SUM}) (?:\\w+ )?bonus\\b`, 'g'), 'terms.cap.value'],
  [LEAST, 'terms.minDeposit.value'],
  [/\bno deposit (?:needed|required)\b/gi, 'terms.minDeposit.value', 'none'],
  [new RegExp(`(?:apped at|can win|[Mm]ax cash-?out) (?:${SUM})`, 'g'), 'terms.maxCashOut.value'],
  [/(?<!non-|not )\bsticky\b/gi, 'terms.stickiness.value', 'sticky'],
  [/\bnon-sticky\b|^cashable(?= bonus$|$)/gi, 'terms.stickiness.value', 'cashable'],
  [/\b(\d+)[ -](?:days?|weeks?)\b/gi, 'terms.expiryDays.value'],
  [/\b(?:no|without) (?:wagering|rollover|playthrough)\b/gi, 'terms.wagering.value.multiple', 0],
  [/\bno max(?:imum)? bet\b/gi, 'terms.maxBet.value', 'no-cap'],
  [
    /\bno (?:cap|limit) (?:on (?:win|what can be with)|limits with)\w+/gi,
    'terms.maxCashOut.value',
    'no-cap',
  ],
  [/\bslots count (?:for |at )?(\d+) ?%/gi, 'terms.contribution.value.slots'],
  [/\b(?:never expires|no expiry)\b/gi, 'terms.expiryDays.value', 'never'],
];

/** What a field says, and how a text would write it: money in whole units. */
function saidAt(data: object, field: string): { value: unknown; words: string; currency?: string } {
  const value = valueAt(data, field.split('.'));
  const [amount] = amountsIn(value).map((one) => one.amount);
  if (amount !== undefined) {
    return { value: majorUnits(amount), words: inWhole(amount), currency: amount.currency };
  }
  return { value, words: `${value}` };
}

/** Words of which the reader sees the figure beside the fact. */
const IN_WORDS = /^(?:ctaText|description|features|headline|label|review)\b|^history\[0\]\.now$/;
const SPINS = 'terms.reference.spins';
const A_PART = /\b(?:over|more than|at least|some|about|nearly|almost) $/i;

/** Each place of a text that says a figure other than its field has it. */
function saidOtherwise(text: string, data: object, [form, known, means]: Figure) {
  const { value, words, currency } = saidAt(data, known);
  const fact = known.replace(/\.(?:value|count)\b.*/, '');
  if (value === undefined && fact !== SPINS) return [];
  const expected = value === undefined ? `${fact}: the sum has none` : `${words}, as ${fact} says`;
  return [...text.matchAll(form)].flatMap(({ 0: said, 1: before, 2: after = '', index }) => {
    const scale = /hours?$/i.test(said) ? 60 : /weeks?$/i.test(said) ? 7 : 1;
    const number = means ?? Number((before ?? after).replaceAll(',', '')) * scale;
    const isPart = said.includes('+') || A_PART.test(text.slice(0, index));
    // A licence may come years after the opening.
    const isLater = /^licen/i.test(said) && Number(number) > Number(value);
    const isOther = currency !== undefined && sumsInOthers(said, currency).length > 0;
    const isRight = number === value || isLater || (isPart && Number(number) < Number(value));
    return isRight && !isOther ? [] : [{ said, expected }];
  });
}

/** Figures in a text that are not those of the same file. A warning, for a text may speak of others. */
export const checkFigures = (content: Content, root = '.'): Problem[] =>
  problemsSaid((say) => {
    const { articles, bonuses, casinos, countries, links, site } = content;
    const all = [
      ...casinos.map(({ file, data }) => ({ file, data, figures: OF_CASINOS })),
      ...bonuses.map(({ file, data }) => ({ file, data, figures: OF_BONUSES })),
    ];
    for (const { file, data, figures } of all) {
      const texts = textsIn(data).filter(({ field }) => IN_WORDS.test(field));
      for (const { field, text } of texts) {
        for (const figure of figures) {
          for (const { said, expected } of saidOtherwise(text, data, figure)) {
            say(file, field, `“${said}”`, expected);
          }
        }
      }
    }
    for (const { file, data } of bonuses) {
      const { reference, matchPercent, cap } = data.terms;
      const { bonus, deposit, spins } = reference;
      const match = (deposit.minorUnits * (matchPercent?.value ?? 0)) / 100;
      const isOfSpins = /^(?:no-deposit|free-spins)$/.test(data.kind);
      const credit = data.kind === 'no-deposit' ? (cap?.value.minorUnits ?? 0) : 0;
      const worth = spins === undefined ? credit : spins.count * spins.value.minorUnits;
      const paid = isOfSpins ? worth : Math.min(match, cap?.value.minorUnits ?? match);
      if (paid === 0 || data.kind === 'cashback' || Math.abs(bonus.minorUnits - paid) <= 1)
        continue;
      const expected = `${inWhole({ ...bonus, minorUnits: paid })}, which the match or the spins make, or terms.cap says`;
      say(file, 'terms.reference.bonus', inWhole(bonus), expected);
    }
    for (const bonus of bonuses) {
      const casino = casinos.find(({ id }) => id === bonus.data.casino);
      if (casino !== undefined) ofItsCasino(bonus, casino.data.facts, say);
    }
    for (const { file, data } of links) {
      for (const { country, at } of registered(data)) {
        const there = countries.find(({ id }) => id === country);
        if (there === undefined || there.data.offers.casinoLinks === 'show') continue;
        say(file, at, `an address for ${country}`, `no such line: ${there.file} shows no link`);
      }
    }
    for (const { file, data } of articles) workedSums(file, data.ledger, say);
    for (const { file, data } of site) {
      const script = data.analytics?.script;
      if (script === undefined || existsSync(path.join(root, 'public', script))) continue;
      say(file, 'analytics.script', script, `a file public${script}, which nobody has put there`);
    }
  });

/** Terms of an offer that speak of a game which its casino does not list, or of a deposit below its smallest. */
function ofItsCasino(
  { file, data: { terms } }: Content['bonuses'][number],
  { games, minDeposit }: Content['casinos'][number]['data']['facts'],
  say: Say,
): void {
  for (const [game, share] of Object.entries(terms.contribution?.value ?? {})) {
    if (share === 0 || games === null || games.value.some((own) => own === game)) continue;
    const expected = '0, or no such line: facts.games of the casino does not list it';
    say(file, `terms.contribution.value.${game}`, String(share), expected);
  }
  const [least, own] = [terms.minDeposit?.value ?? 'none', minDeposit?.value];
  if (least === 'none' || least.currency !== own?.currency || least.minorUnits >= own.minorUnits)
    return;
  const expected = `at least the smallest deposit of the casino, ${inWhole(own)}`;
  say(file, 'terms.minDeposit', inWhole(least), expected);
}
