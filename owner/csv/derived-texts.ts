/** Cells of a row by their columns. */
export type Cells = Record<string, string>;

/** Longest text of a list on a card. */
const LONGEST = 40;

type Text = readonly [words: string, fact: string, unknown?: string];

const FEATURES: readonly Text[] = [
  ['Payout time: ', 'facts.withdrawal', 'Payout time not known'],
  ['Payout limit: ', 'facts.maxPayout', 'Payout limit not known'],
  ['Deposits from ', 'facts.minDeposit', 'Smallest deposit not known'],
  ['Open since ', 'facts.established', 'Year of opening not known'],
  ['Games: ', 'facts.gameCount'],
];

const TERMS: readonly Text[] = [
  ['Wagering: ', 'terms.wagering.value.multiple', 'Wagering not known'],
  ['Time for it: ', 'terms.expiryDays', 'Time for it not known'],
  ['Deposit from ', 'terms.minDeposit'],
  ['Largest bet: ', 'terms.maxBet'],
];

/** Facts or terms of a row in words, where nobody wrote any: those that are known first. */
export function textsOf(kind: 'features' | 'terms', cells: Cells): string {
  const all = kind === 'features' ? FEATURES : TERMS;
  const said = all.map(([words, fact, unknown]) => {
    const cell = cells[fact] ?? cells[`${fact}.value`] ?? '';
    const text = words + cell;
    return { text, unknown, isKnown: cell !== '' && text.length <= LONGEST };
  });
  const known = said.filter(({ isKnown }) => isKnown).map(({ text }) => text);
  const gaps = said.flatMap(({ isKnown, unknown }) => (isKnown ? [] : (unknown ?? [])));
  const least = all.filter(([, , unknown]) => unknown !== undefined).length;
  return [...known, ...gaps.slice(0, Math.max(0, least - known.length))].join(' | ');
}
