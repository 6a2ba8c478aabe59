import { expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { copyForEach } from '#tests/fixtures/content-copy.ts';

const copy = copyForEach(SAMPLE);
const TRX = 'coins/trx.yaml → networks[0].sources: found none that somebody has read with';

test.each([
  ['licences/mga.yaml', '[registerUrl', '[registerUrI', 'supports[0]: found registerUrI, expected'],
  [
    'pages/accessibility.md',
    '[In short',
    '[In shorts',
    'a heading of its text. Did you mean In short?',
  ],
  [
    'coins/trx.yaml',
    '[addressFormat]',
    '[name]',
    `${TRX} addressFormat.text in supports, expected`,
  ],
  ['coins/trx.yaml', '[wait]', '[wait.toMinutes]', `${TRX} wait.fromMinutes in supports`],
  ['coins/trx.yaml', /(?<=only be `34`\n +readOn: )\S+/, 'null', `${TRX} addressFormat.text in`],
  [
    'coins/trx.yaml',
    /sources:\n( {6}.*\n)+/,
    'sources: []\n',
    `${TRX} blockTime, confirmations, wait`,
  ],
])('of %s, %s in supports changed to %s is named', async (file, from, to, says) => {
  copy.edit(file, from, to);
  expect(await copy.problems()).toEqual([expect.stringContaining(says)]);
});
