export type AnswerId = 'payouts' | 'order' | 'seeds' | 'results' | 'cost' | 'luck' | 'bonus-rules';

/** Question of each answer, and what no answer to it can prove. */
export const ANSWERS: Record<AnswerId, Record<'question' | 'limit', string>> = {
  payouts: {
    question: 'Were you paid the right amount?',
    limit: 'It can’t show that the file is complete or that the money reached you.',
  },
  order: {
    question: 'Is a bet missing or doubled?',
    limit: 'Bets before the first number and after the last can’t be seen.',
  },
  seeds: {
    question: 'Do the seeds match their hashes?',
    limit: 'Only you know whether you saw the hash before you bet.',
  },
  results: {
    question: 'Do the results follow from the seeds?',
    limit: 'Every result can follow a rule whose odds are worse than usual.',
  },
  cost: {
    question: 'What did it cost?',
    limit: 'A total covers these files only, not what came before or after.',
  },
  luck: {
    question: 'Was that luck?',
    limit:
      'This takes your stakes as given. If you raised them after losses, it makes you look luckier than you were. One history can’t show which odds a casino uses.',
  },
  'bonus-rules': {
    question: 'Did you keep the bonus rules?',
    limit: 'A casino can read its terms in another way. Its own record of your wagering counts.',
  },
};
