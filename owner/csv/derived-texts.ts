import type { Cells } from './casino-rows.ts';

/** Longest text of a list on a card. */
const LONGEST = 40;

/** Facts of a row in words, for a casino whose `features` are empty: those that are known first. */
export function featuresOf(cells: Cells): string {
  const cell = (name: string) => cells[`facts.${name}.value`] ?? '';
  const list = cell('coins')
    .split(/[|,;/]/)
    .filter((code) => code.trim() !== '');
  return listed(
    [
      cell('withdrawal') && `Payout time: ${cell('withdrawal')}`,
      list.length > 0 && `${list.length === 1 ? 'One coin' : `${list.length} coins`}`,
      cell('minDeposit') && `Deposits from ${cell('minDeposit')}`,
      cell('maxPayout') && `Payout limit: ${cell('maxPayout')}`,
      cell('gameCount') && `${cell('gameCount')} games`,
      cell('established') && `Open since ${cell('established')}`,
    ],
    ['Payout time not known', 'Coins not known', 'Payout limit not known', 'Deposit not known'],
  );
}

/** Terms of a row in words, for an offer whose features are empty. */
export function termsOf(cells: Cells): string {
  const cell = (name: string) => cells[`terms.${name}`] ?? '';
  return listed(
    [
      cell('wagering.value.multiple') && `Wagering: ${cell('wagering.value.multiple')}`,
      cell('expiryDays.value') && `Time for it: ${cell('expiryDays.value')}`,
      cell('minDeposit.value') && `Deposit from ${cell('minDeposit.value')}`,
      cell('maxBet.value') && `Largest bet: ${cell('maxBet.value')}`,
    ],
    ['Wagering not known', 'Time for it not known'],
  );
}

/** As many entries as the list needs, the unknown ones last. */
function listed(known: readonly (string | false)[], unknown: readonly string[]): string {
  const texts = known.filter(
    (text) => typeof text === 'string' && text !== '' && text.length <= LONGEST,
  );
  const subject = (text: string) => text.split(/ |:/)[0];
  const others = unknown.filter(
    (text) => !texts.some((one) => subject(String(one)) === subject(text)),
  );
  return [...texts, ...others.slice(0, Math.max(0, unknown.length - texts.length))].join(' | ');
}
