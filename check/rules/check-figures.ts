import { existsSync } from 'node:fs';
import path from 'node:path';
import { inWhole } from '../amounts.ts';
import { type Problem, collectProblems, type Report } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { registered } from './paid-addresses.ts';
import { workedSums } from './worked-sums.ts';

/** Figures of one file that another file, or the same, makes different. */
export const checkFigures = (content: Content, root = '.'): Problem[] =>
  collectProblems((_, warn) => {
    const { articles, bonuses, casinos, countries, links, site } = content;
    for (const bonus of bonuses) {
      paidBonus(bonus, warn);
      const casino = casinos.find(({ id }) => id === bonus.data.casino);
      if (casino !== undefined) ofItsCasino(bonus, casino.data.facts, warn);
    }
    for (const { file, data } of links) {
      for (const { country, at } of registered(data)) {
        const there = countries.find(({ id }) => id === country);
        if (there === undefined || there.data.offers.casinoLinks === 'show') continue;
        warn(file, at, `an address for ${country}`, `no such line: ${there.file} shows no link`);
      }
    }
    for (const { file, data } of articles) workedSums(file, data.ledger, warn);
    for (const { file, data } of site) {
      const script = data.analytics?.script;
      if (script === undefined || existsSync(path.join(root, 'public', script))) continue;
      warn(file, 'analytics.script', script, `a file public${script}, which nobody has put there`);
    }
  });

type Bonus = Content['bonuses'][number];

/** The bonus of the worked case is what the match or the spins make of it. */
function paidBonus({ file, data: { kind, terms } }: Bonus, warn: Report): void {
  const { reference, matchPercent, cap } = terms;
  const { bonus, deposit, spins } = reference;
  const match = (deposit.minorUnits * (matchPercent?.value ?? 0)) / 100;
  const credit = kind === 'no-deposit' ? (cap?.value.minorUnits ?? 0) : 0;
  const worth = spins === undefined ? credit : spins.count * spins.value.minorUnits;
  const isOfSpins = kind === 'no-deposit' || kind === 'free-spins';
  const paid = isOfSpins ? worth : Math.min(match, cap?.value.minorUnits ?? match);
  if (paid === 0 || kind === 'cashback' || Math.abs(bonus.minorUnits - paid) <= 1) return;
  const made = inWhole({ ...bonus, minorUnits: paid });
  const expected = `${made}, which the match or the spins make, or terms.cap says`;
  warn(file, 'terms.reference.bonus', inWhole(bonus), expected);
}

/** Terms of an offer that speak of a game which its casino does not list, or of a deposit below its smallest. */
function ofItsCasino(
  { file, data: { terms } }: Bonus,
  { games, minDeposit }: Content['casinos'][number]['data']['facts'],
  warn: Report,
): void {
  for (const [game, share] of Object.entries(terms.contribution?.value ?? {})) {
    if (share === 0 || games === null || games.value.some((own) => own === game)) continue;
    const expected = '0, or no such line: facts.games of the casino does not list it';
    warn(file, `terms.contribution.value.${game}`, String(share), expected);
  }
  const [least, own] = [terms.minDeposit?.value ?? 'none', minDeposit?.value];
  if (least === 'none' || least.currency !== own?.currency || least.minorUnits >= own.minorUnits)
    return;
  const expected = `at least the smallest deposit of the casino, ${inWhole(own)}`;
  warn(file, 'terms.minDeposit', inWhole(least), expected);
}
