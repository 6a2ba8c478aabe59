export type AnswerId = 'seeds' | 'results' | 'payouts' | 'order' | 'cost' | 'bonus-rules';
export type Verdict = 'follows' | 'differs' | 'open';

/** Question, verdicts, and limits of the proof, for each answer. */
export const ANSWERS: Record<AnswerId, Record<Verdict | 'question' | 'limit', string>> = {
  seeds: {
    question: 'Did each seed keep its promise?',
    follows: 'Promise kept',
    differs: 'Another hash',
    open: 'Not revealed yet',
    limit: 'This cannot show that you saw the hash before the bet. Only you can know that.',
  },
  results: {
    question: 'Does each result follow from the seeds?',
    follows: 'Follows',
    differs: 'Does not follow this rule',
    open: 'Not judged yet',
    limit: 'Every round can follow a rule whose odds are worse than usual.',
  },
  payouts: {
    question: 'Is each payout the stake times the table?',
    follows: 'Follows',
    differs: 'Does not follow this rule',
    open: 'Not judged',
    limit: 'This cannot show that the file is whole or that the money reached you.',
  },
  order: {
    question: 'Is anything missing, doubled or out of order?',
    follows: 'No gap seen',
    differs: 'Gaps or doubles',
    open: 'Cannot be seen',
    limit: 'Rounds before the first number and after the last cannot be seen.',
  },
  cost: {
    question: 'What did it cost, and was that luck?',
    follows: 'Worked out',
    differs: 'Worked out',
    open: 'No edge on file',
    limit: 'One history cannot show whether a casino uses the odds it states.',
  },
  'bonus-rules': {
    question: 'Were the rules of a bonus kept?',
    follows: 'Kept',
    differs: 'Rows break a rule',
    open: 'Not asked',
    limit: 'A casino can read its terms in another way. Its own record of your wagering counts.',
  },
};
