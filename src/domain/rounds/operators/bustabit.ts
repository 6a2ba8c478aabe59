import { type OperatorRecord, repository } from './operator.ts';

export const BUSTABIT: OperatorRecord = {
  id: 'bustabit',
  name: 'bustabit',
  games: {
    crash: {
      id: 'bustabit-crash',
      scheme: null,
      pays: { multiplier: { of: 'crash' }, numbers: 'decimals', amount: '2 half-up' },
      paysAsUsual: true,
      edgeFraction: '0.01',
      inWords:
        'The profit is the stake times the cash-out less 1, in bits to 2 decimals. Old histories add a bonus in percent of the stake, shown to 2 decimals, so their profit is known within 0.005 bits and 0.005% of the stake.',
      inferred:
        'Half up: no known round ends on a half of the second decimal. The allowance for the bonus, from 500 rounds.',
      sources: [
        repository(
          'ines-lu/RandShinyApps-bustabit-gambling-behavior-analysis',
          '0d415554',
          'rounds of the first version',
        ),
        repository('deduzzo/bustabit-scripts', 'eaf75f0f', 'rounds of the current version'),
      ],
    },
  },
};
