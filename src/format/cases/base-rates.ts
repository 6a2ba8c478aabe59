/** Outcomes as bodies published them. Sources: content/pages/case-method.md, “Base rates”. */
const RATES: Readonly<Record<string, string>> = {
  'great-britain':
    'In Britain, 1,161 of 2,511 cases that one body finished in 2019/20 were settled or upheld: 46.2%.',
  kahnawake: 'In 2012, 448 of 780 valid complaints were resolved, 66.52% of them for the player.',
};

const BOARD =
  'Of 684 cases at one board in 2025, it resolved 20% where it could bind the casino, and 12.7% elsewhere.';

/** Base rate of the body behind a license, with what it is of. It is no chance of one case. */
export const baseRate = (authority: string, name: string): string =>
  RATES[authority] ??
  (authority === 'mga' || authority === 'none'
    ? BOARD
    : `${BOARD} For ${name} we found no figure.`);
