/**
 * `npm run outcome -- --deposit 100 --start 200 --bet 5 --turnover 3500 --table 0.48648648648648651:2`:
 * the exact outcome of a plan, as one JSON object, so that anybody can recompute what a page says.
 * `--help` lists the options. Exit code 1, and a sentence for each, where options are wrong.
 */
import { reportOn } from './outcome/outcome-report.ts';
import { OPTIONS, readRequest } from './outcome/read-request.ts';

const HELP = `Usage: npm run outcome -- --deposit 100 --start 200 --bet 5 --turnover 3500 --game ordinary

Works out exactly what a plan of flat bets leads to: bets are made until their turnover is reached or
the balance is below one bet.

${Object.entries(OPTIONS)
  .map(([name, [takes, meaning]]) => `  ${`--${name} ${takes}`.padEnd(24)}${meaning}`)
  .join('\n')}

Prints one JSON object. Chances: lose (leaves with less than one bet), less (with more than that, but no
more than was put in), above (with more than was put in), which add up to 1; even (the part of less that
leaves with exactly what was put in), ruin (balance below one bet), complete (all bets made). Sums:
median, mean and quantiles of what is withdrawn, meanFinal of the balance, turnover that is made on
average, straightCost of all bets if every one is made. Besides: bets made on average, plannedBets,
hours if a pace is given, and ofHundred, players of a hundred in each group.
`;

const words = process.argv.slice(2);
if (words.includes('--help')) process.stdout.write(HELP);
else {
  const read = readRequest(words);
  const result = read.ok ? reportOn(read.request) : read;
  if (result.ok) console.log(JSON.stringify(result.report, null, 2));
  else {
    const problems = 'problems' in result ? result.problems : [result.problem];
    for (const problem of problems) console.error(problem);
    process.exitCode = 1;
  }
}
