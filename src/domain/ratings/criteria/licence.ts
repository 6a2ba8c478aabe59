import { type Criterion, unrated } from '../criterion.ts';

export const licence: Criterion = {
  id: 'licence',
  name: 'License',
  question: 'Can you find its license on a public register?',
  rule: {
    pass: 'The license was seen on the authority’s own register.',
    partial: 'The casino prints a license number that was not seen on a register.',
    fail: 'No license number was found.',
  },
  judge: ({ facts }) => {
    if (facts.licence === null) return unrated('its license');
    const { value } = facts.licence;
    switch (value.standing) {
      case 'on-register':
        return { verdict: 'pass', reason: `License ${value.number} is on the register.` };
      case 'claimed':
        return value.number === null
          ? { verdict: 'fail', reason: 'It claims a license and prints no number.' }
          : {
              verdict: 'partial',
              reason: `It prints license ${value.number}; we have no register entry for it.`,
            };
      case 'none-found':
        return { verdict: 'fail', reason: 'No license number was found on its site.' };
    }
  },
};
