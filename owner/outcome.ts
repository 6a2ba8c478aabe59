/**
 * `npm run outcome -- --deposit 100 --start 200 --bet 5 --turnover 3500 --table 0.48648648648648651:2`:
 * the exact outcome of a plan, as one JSON object, so that anybody can recompute what a page says.
 * `--help` lists the options. Exit code 1, and a sentence for each, where options are wrong.
 */
import { refuse } from './terminal.ts';
import { reportOn } from './outcome/outcome-report.ts';
import { OPTIONS, readRequest } from './outcome/read-request.ts';
import { reportOnTerms, TERMS_OPTIONS } from './outcome/read-terms.ts';

const HELP = `Usage: npm run outcome -- --deposit 100 --start 200 --bet 5 --turnover 3500 --game ordinary

Works out exactly what a plan of flat bets leads to: bets are made until their turnover is reached or
the balance is below one bet.

${listed(OPTIONS)}

Or an offer as its terms are written, with --deposit, --bet, --game, --rtp and --min-withdrawal:

${listed(TERMS_OPTIONS)}

Prints one JSON object. All chances are from 0 to 1.

What players leave with, as the site says it:
  nothing, cashOutLess, cashOutAbove   chances; they add up to 1. nothing: not a cent can be withdrawn.
                                       cashOutAbove: more than was put in.
  cashOutEven                          the part of cashOutLess that leaves with exactly what was put in
  cashOutMedian, cashOutMean, cashOutOfHundred
Play that begins with more than was put in has a bonus. Who runs out before its bets are made withdraws
nothing then, not even a rest of less than one bet.

The balance at the end, after --sticky, --cap and --min-withdrawal, such a rest included:
  lose, less, above, even              lose: less than one bet is left
  median, mean, ofHundred
  meanFinal, ruin                      of the balance before those options

Besides: quantiles, of both; complete (chance that all bets are made); turnover and bets, on average;
plannedBets; straightCost of all bets if every one is made; hours if a pace is given.
`;

function listed(options: Record<string, readonly [string, string]>): string {
  return Object.entries(options)
    .map(([name, [takes, meaning]]) => `  ${`--${name} ${takes}`.padEnd(24)}${meaning}`)
    .join('\n');
}

const words = process.argv.slice(2);
if (words.includes('--help')) process.stdout.write(HELP);
else {
  const isOfTerms = words.some((word) => /^--terms(=|$)/.test(word));
  const read = isOfTerms ? null : readRequest(words);
  const result = read === null ? reportOnTerms(words) : read.ok ? reportOn(read.request) : read;
  if (result.ok) console.log(JSON.stringify(result.report, null, 2));
  else process.exitCode = refuse(result.problems);
}
