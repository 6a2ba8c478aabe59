import { expect, test } from 'vitest';
import { demonstrationLine } from './demonstration-words.ts';

const [first, second, real] = [
  { name: 'Alder', sample: true },
  { name: 'Birch', sample: true },
  { name: 'Cedar', sample: false },
];
const REST = 'invented. Laws, helplines, games and tools are real.';

test.each([
  ['counts them if all are', [first, second], `Demonstration: the 2 casinos here are ${REST}`],
  [
    'names them among real ones',
    [first, second, real],
    `Demonstration: Alder and Birch are ${REST}`,
  ],
  ['names the only one', [first], `Demonstration: Alder is ${REST}`],
  ['is gone without one', [real], null],
])('the line on invented casinos %s', (_, casinos, line) => {
  expect(demonstrationLine(casinos)).toBe(line);
});
