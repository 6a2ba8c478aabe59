import { type Criterion, unrated } from '../criterion.ts';

export const licence: Criterion = {
  id: 'licence',
  name: 'Licence',
  question: 'Can you find its licence on a public register?',
  rule: {
    pass: 'The licence was seen on the authority’s own register.',
    partial: 'The casino prints a licence number that was not seen on a register.',
    fail: 'No licence number was found.',
  },
  judge: ({ facts }) => {
    if (facts.licence === null) return unrated('its licence');
    const { value } = facts.licence;
    switch (value.standing) {
      case 'on-register':
        return { verdict: 'pass', reason: `Licence ${value.number} is on the register.` };
      case 'claimed':
        return value.number === null
          ? { verdict: 'fail', reason: 'It claims a licence and prints no number.' }
          : {
              verdict: 'partial',
              reason: `It prints licence ${value.number}; we have no register entry for it.`,
            };
      case 'none-found':
        return { verdict: 'fail', reason: 'No licence number was found on its site.' };
    }
  },
};
