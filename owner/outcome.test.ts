import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportOn } from './outcome/outcome-report.ts';
import { OPTIONS, readRequest } from './outcome/read-request.ts';
import { reportOnTerms, TERMS_OPTIONS } from './outcome/read-terms.ts';

/** Output of the command at its exit. */
function runOutcome(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('owner/outcome.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, problems: stderr.trimEnd().split('\n') };
}

/** The report of options given as one line. */
function reportOf(line: string): Record<string, unknown> {
  const read = readRequest(line.split(' '));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const result = reportOn(read.request);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.report;
}

const problemsOf = (line: string) => {
  const read = readRequest(line.split(' '));
  return read.ok ? [] : read.problems;
};

const ROULETTE = '--deposit 100 --start 200 --bet 1 --turnover 3500 --table 0.48648648648648651:2';

describe('as a command', () => {
  // Source: facts on the outcome of bonuses, "Exact rows for tests".
  test('prints one object with the published figures', () => {
    const { status, stdout } = runOutcome(...ROULETTE.split(' '));
    expect(status).toBe(0);
    const report = JSON.parse(stdout) as Record<string, number>;
    const { lose, less, above, median, mean, turnover } = report;
    expect(lose).toBeCloseTo(0.053141, 6);
    expect(above).toBeCloseTo(0.529629, 6);
    expect((lose ?? 0) + (less ?? 0) + (above ?? 0)).toBeCloseTo(1, 9);
    expect(median).toBe(106);
    expect(mean).toBeCloseTo(106.1119, 4);
    // Red at $1 from whole dollars: who runs out has nothing, so both names say the same.
    expect(report).toMatchObject({ nothing: lose, cashOutMedian: 106, cashOutMean: mean });
    expect(turnover).toBeCloseTo(3473.859, 3);
  });

  test('names all that is wrong at once, on the way of errors', () => {
    const { status, stdout, problems } = runOutcome('--deposit', 'ten', '--bet', '0');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(problems).toEqual([
      '--deposit: found "ten", expected a sum such as 100 or 0.50, of at most two decimals.',
      '--start: found nothing, expected a sum such as 100 or 0.50.',
      '--bet: found "0", expected a sum such as 100 or 0.50, above 0.',
      '--turnover: found nothing, expected a sum such as 100 or 0.50.',
      '--table or --game: found neither, expected one.',
    ]);
  });

  test('lists every option when asked', () => {
    const { status, stdout } = runOutcome('--help');
    expect(status).toBe(0);
    for (const name of Object.keys({ ...OPTIONS, ...TERMS_OPTIONS })) {
      expect(stdout).toContain(`--${name} `);
    }
  });
});

describe('the report', () => {
  // Two bets of 1 at 0.4 from 2, of which 2 were put in: 0.36 lose, 0.48 are even, 0.16 have 4.
  const BY_HAND = '--deposit 2 --start 2 --bet 1 --turnover 2 --table 0.4:2';

  test('counts those who are even among the less', () => {
    const report = reportOf(BY_HAND);
    expect(report.lose).toBeCloseTo(0.36, 12);
    expect(report.less).toBeCloseTo(0.48, 12);
    expect(report.even).toBeCloseTo(0.48, 12);
    expect(report.above).toBeCloseTo(0.16, 12);
    expect(report.ofHundred).toEqual({ lose: 36, less: 48, above: 16 });
    // 2 × 0.2
    expect(report.straightCost).toBeCloseTo(0.4, 12);
  });

  test.each([
    // 0.16 × (4 − 1) + 0.48 × (2 − 1)
    ['--sticky 1', 0.96],
    // 0.16 × 3 + 0.48 × 2
    ['--cap 3', 1.44],
    // 2 + 0.5: 0.16 × 2.5 + 0.48 × 2
    ['--cap-winnings 0.5', 1.36],
    // 0.16 × 4
    ['--min-withdrawal 3', 0.64],
    ['--sticky=1 --cap=2.5', 0.88],
  ])('with %s has an average of %d', (options, mean) => {
    expect(reportOf(`${BY_HAND} ${options}`).mean).toBeCloseTo(mean, 12);
  });

  test('gives quantiles and hours where they are asked for', () => {
    const report = reportOf(`${BY_HAND} --quantiles 0.3,0.9 --bets-per-hour 4`);
    expect(report.quantiles).toEqual([
      { share: 0.3, cashOut: 0, final: 0 },
      { share: 0.9, cashOut: 4, final: 4 },
    ]);
    expect(report.hours).toBeCloseTo(0.5, 12);
    expect(reportOf(BY_HAND)).not.toHaveProperty('hours');
  });

  test('tells what is left of the balance from what can be withdrawn', () => {
    // One in two. From 1.50, two bets of 1: lost, 0.50 and no second bet, 0.5; 1.50 or 3.50, 0.25 each.
    const line = '--deposit 1 --start 1.5 --bet 1 --turnover 2 --table 0.5:2';
    expect(reportOf(line)).toMatchObject({
      ...{ lose: 0.5, less: 0, above: 0.5, median: 0.5, mean: 1.5, ruin: 0.5 },
      ...{ nothing: 0.5, cashOutLess: 0, cashOutAbove: 0.5, cashOutMedian: 0, cashOutMean: 1.25 },
    });
    // Without a bonus the 0.50 are the player's.
    expect(reportOf(line.replace('--deposit 1 ', '--deposit 1.5 '))).toMatchObject({
      ...{ lose: 0.5, median: 0.5, nothing: 0, cashOutLess: 0.75, cashOutEven: 0.25 },
      ...{ cashOutMedian: 0.5, cashOutMean: 1.5 },
    });
  });

  test('knows the model games', () => {
    const plan = '--deposit 100 --start 200 --bet 1 --turnover 3500';
    expect(reportOf(`${plan} --game steady`).lose).toBeCloseTo(0.574751, 6);
    expect(reportOf(`${plan} --game even-money`)).toEqual(reportOf(ROULETTE));
    const bigger = '--deposit 200 --start 400 --bet 1 --turnover 7000';
    expect(reportOf(`${bigger} --game ordinary --rtp 0.965`).lose).toBeCloseTo(0.732529, 6);
  });

  test('says that more is asked than can be worked out', () => {
    const read = readRequest(
      '--deposit 1 --start 1e6 --bet 0.01 --turnover 1e7 --game wild'.split(' '),
    );
    expect(read.ok && reportOn(read.request)).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^--turnover, --bet, --table: found 1000000000 bets/)],
    });
  });
});

describe('options', () => {
  test.each([
    ['--table 0.4', '--table: found "0.4", expected chance:multiple,… such as 0.48:2.'],
    ['--table', '--table: found nothing, expected chance:multiple,… such as 0.48:2.'],
    ['--table 0.6:1,0.6:1', /expected chances that add up to 1 at most\.$/],
    ['--table 1.5:1', /expected chances from 0 to 1\.$/],
    ['--table 0.5:2.2', /expected payouts that return at most 100% of what is bet, not 110%\.$/],
    ['--game roulette', /^--game: found "roulette", expected one of steady, ordinary, wild/],
    ['--table 0.4:2 --game wild', '--table or --game: found both, expected one.'],
    [
      '--table 0.4:2 --rtp 0.9',
      '--rtp: found "0.9", expected it beside steady, ordinary, wild alone.',
    ],
    ['--game wild --rtp 96', /^--rtp: found "96", expected a share above 0 and at most 1/],
    ['--game wild --cap 1,000', /^--cap: found "1,000", expected a sum/],
    ['--game wild --cap 0.001', /^--cap: found "0.001", expected a sum.*two decimals\.$/],
    ['--game wild --quantiles 50', /^--quantiles: found "50", expected shares/],
    ['--game wild --bets-per-hour 0', /^--bets-per-hour: found "0", expected a number above 0/],
    ['--game wild --capp 3', '--capp: no such option. Did you mean --cap?'],
    ['--game wild --fee', '--fee: no such option. --help lists them all.'],
    ['--game wild --cap 3 --cap=5', '--cap: found twice, expected each option once.'],
    ['--game wild --sticky 3', '--sticky: found "3", expected at most --start.'],
    ['--game wild extra', 'Found extra, which belongs to no option.'],
  ])('%s', (line, problem) => {
    const problems = problemsOf(`--deposit 1 --start 2 --bet 1 --turnover 2 ${line}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });
});

describe('an offer as its terms are written', () => {
  const of = (terms: object, more = '') => {
    const line = `--deposit 2 --bet 1 --game even-money ${more}`.trim().split(' ');
    return reportOnTerms(['--terms', JSON.stringify(terms), ...line]);
  };
  const MATCH = { matchPercent: 100, contribution: { 'table-games': 100 } };

  // 100 + 100 and 300 bets of 1. Source: the corpus, T65.
  test('prints what a cancellation leaves by the formula of the text, below zero too', () => {
    expect(
      of({ leaving: { cancel: 'balance-less-wins' } }, '--deposit 100 --bet-so-far 300'),
    ).toEqual({
      ok: true,
      report: { cancelLeaves: -200, problems: ['nothing-given'] },
    });
  });

  test('names everything that is missing', () => {
    expect(of({ contribution: { 'table-games': 100 }, matchPercent: 100 })).toEqual({
      ok: false,
      problems: ['wagering-not-stated'],
    });
    expect(of({ ...MATCH, wagering: '40x' })).toEqual({
      ok: false,
      problems: ['wagering-base-not-stated'],
    });
    expect(of({ ...MATCH, wagering: 'often' })).toMatchObject({ ok: false });
  });

  test.each([
    // 2 + 1 in one bet of 1: 4 with 18/37, 2 with 19/37
    ['its second deposit', '--award 2', 'cashOutMean', (18 * 4 + 19 * 2) / 37],
    // 3 EUR with two bets to go: 5 once of 4, 3 twice, 1 once, by wins of 18/37
    ['a player who has begun', '--balance 3 --left 2', 'cashOutMean', 3 - (2 * 1) / 37],
  ])('works out %s in the currency of its terms', (_, more, figure, wanted) => {
    const package_ = [1, 2].map((deposit) => ({
      ...{ kind: 'match', deposit, percent: 100 / deposit },
      wagering: `${deposit === 1 ? 5 : 1}x bonus`,
    }));
    const terms = {
      ...{ awards: package_, contribution: { 'table-games': 100 } },
      ...{ stickiness: 'cashable', maxCashOut: '100 EUR or 120 USD', maxBet: '25% of the deposit' },
    };
    const found = of(terms, `--currency EUR ${more}`);
    if (!found.ok) throw new Error(found.problems.join('\n'));
    expect(found.report[figure]).toBeCloseTo(wanted, 10);
    expect(found.report['largestBet']).toEqual({ most: 0.5, isBelow: false, bet: 'above' });
  });

  test('says what comes back of bets, and what it lacks', () => {
    const terms = {
      back: [
        { of: 'edge', tierOn: 'level', tiers: [{ from: 'gold', percent: 10 }] },
        { of: 'loss', period: 'week' },
      ],
      drops: [{ hangsOn: 'others' }],
      unpublished: ['level-up sums'],
    };
    const found = of(terms, '--bets-per-week 37');
    // 37 bets of 1 cost 1 a week on red; a tenth of it comes back.
    expect(found).toMatchObject({
      ok: true,
      report: {
        cost: { week: expect.closeTo(1, 10), month: expect.closeTo(4, 10) },
        rules: [
          { rule: 'edge', level: 'gold', week: expect.closeTo(0.1, 10) },
          { rule: 'loss', refused: 'rate' },
          { rule: 'drop', refused: 'shared-drop' },
          { rule: 'unpublished', refused: 'unpublished' },
        ],
      },
    });
    expect(of(terms)).toEqual({
      ok: false,
      problems: ['--bets-per-week: expected a number above 0.'],
    });
  });

  test('names options that are wrong', () => {
    const problems = of(MATCH, '--currenzy EUR --bet=0.001 --left x');
    expect(problems).toMatchObject({
      problems: ['--currenzy: no such option. Did you mean --currency?'],
    });
    expect(of(MATCH, '--left x --rank -1')).toEqual({
      ok: false,
      problems: ['--left: found "x", expected a number.', '--rank: found "-1", expected a number.'],
    });
  });

  test('works out both readings of a bonus that may be taken back', () => {
    // 2 + 2 in bets of 1, one bet: 5 with 18/37, 3 with 19/37; taken back, 3 and 1
    const found = of({ ...MATCH, wagering: '0.5x bonus', maxCashOut: 'no limit' });
    expect(found).toMatchObject({ ok: true, report: { plannedBets: 1 } });
    if (!found.ok) return;
    expect(found.report['cashOutMean']).toBeCloseTo((18 * 3 + 19) / 37, 10);
    const { 'stickiness: cashable': kept } = found.report['readings'] as Record<string, object>;
    expect((kept as { cashOutMean: number }).cashOutMean).toBeCloseTo((18 * 5 + 19 * 3) / 37, 10);
  });
});
