import { type Report } from '../describe-issue.ts';
import { inBoth, unitOf } from '../amounts.ts';
import type { Content } from '../read/read-content.ts';

/** Payout limits in the wrong unit, and facts and reviews that pages cannot do without. */
export function checkCasinos({ casinos, site }: Content, report: Report): void {
  const paidFor = site.map(({ data }) => data.featured?.casino);
  for (const { file, id, data } of casinos) {
    const { maxPayout, minDeposit, rtpClaim } = data.facts;
    const [least, most] = [minDeposit?.value, maxPayout?.value ?? 'no-limit'];
    if (
      least !== undefined &&
      most !== 'no-limit' &&
      most.currency === least.currency &&
      most.minorUnits < least.minorUnits
    ) {
      const expected = `at least the smallest deposit, ${inBoth(least)}; ${unitOf(least.currency)}`;
      report(file, 'facts.maxPayout.value.minorUnits', inBoth(most), expected);
    }
    if (paidFor.includes(id) && rtpClaim === null) {
      const expected = 'a claim, because site.yaml features this casino and the popup prints it';
      report(file, 'facts.rtpClaim', 'null', expected);
    }
  }
  const [first] = casinos;
  if (first !== undefined && casinos.every(({ data }) => data.review === null)) {
    const expected = 'a review of one casino at least: the home page lists those that have one';
    report(first.file, 'review', 'null, as in every casino', expected);
  }
}
