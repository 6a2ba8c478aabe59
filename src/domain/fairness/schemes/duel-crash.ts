import { bytesOfHex, hexOf, utf8Bytes } from '../bytes.ts';
import { by32Bits, crashRule, MULTIPLIER_FIELD } from '../crash-rule.ts';
import { SEED_PAIR_FIELDS } from '../pair-scheme.ts';
import { accepted, type Parsed, parseHexSeed, refused } from '../round-input.ts';
import { repository, roundsOf, type Scheme } from '../scheme.ts';
import { HMAC_LABELS } from '../working.ts';

/** Signature of a drand beacon: 48 bytes as 96 hex digits. */
function parseBeacon(typed: string): Parsed<string> {
  const beacon = typed.trim().toLowerCase();
  return /^[0-9a-f]{96}$/.test(beacon) ? accepted(beacon) : refused('beacon-not-96-hex-digits');
}

/** Decoded as Node decodes: invalid UTF-8 becomes U+FFFD, and a byte order mark is kept. */
const asUtf8 = (hex: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOfHex(hex));

export const duelCrashRule = crashRule({
  readRevealed: parseHexSeed,
  inputs: { beacon: parseBeacon },
  hashedForm: 'hex-bytes',
  caption: 'Multiplier from seed and beacon',
  hmacOf: ({ revealed, beacon }) => {
    const bytes = utf8Bytes(`${asUtf8(beacon)}:0`);
    return {
      key: { label: HMAC_LABELS.keyBytes, value: revealed, bytes: bytesOfHex(revealed) },
      message: { label: 'Message of the HMAC, its bytes', value: hexOf(bytes), bytes },
    };
  },
  point: by32Bits(0.001),
});

export const duelCrash: Scheme = {
  id: 'duel-crash',
  name: 'Crash of Duel: server seed and drand beacon',
  guide: 'crash',
  commitsTo: 'server-seed',
  fields: {
    revealed: SEED_PAIR_FIELDS.revealed,
    beacon: {
      label: 'Signature of the drand beacon',
      hint: 'The operator calls it drandRandomness. We don’t check whether drand signed it.',
      control: 'wide',
      sentences: {
        'beacon-not-96-hex-digits':
          'A signature has exactly 96 characters, from 0 to 9 and a to f.',
      },
    },
    shownHash: SEED_PAIR_FIELDS.shownHash,
    claim: MULTIPLIER_FIELD,
  },
  inWords:
    'The bytes of the hex server seed are the key of an HMAC-SHA256. The message is the beacon’s signature, its bytes read as UTF-8 text, with “:0” after it. With its first 8 hex digits as a number i, the multiplier is 0.999 × 2^32 ÷ (i + 1), at least 1, rounded down to hundredths. Whether drand signed this beacon is not checked here.',
  publishedRounds: roundsOf(
    '3c9c71aa9ffa2691d29fd754cb0caf8ce1fa87d57804196967de81088fab1d23',
    '706bb90b571c6165c96a484580efd2f834b4f3237e7cf0f2680b26b7f4e151c0',
    {
      beacon:
        'b18fa6dc92304844fc4e868d708953e6b628b3f88d4381249d32264df1bfe5bc20aa0905e57fe54063010881767fd56d',
      claim: '2.81',
    },
    '26c395d8d278b6eb284f88c5e6abb32f7bc89bd2391a2ec19eb3b60eb505e7dc',
    'ccb442a5bacb92ededc7ff8b4b042df3510e80313233d8546ce969c5f9618750',
    {
      beacon:
        '93ae10e95caab71c7378fb84d8d6676b7140b35a5cc0c95d4b7dbe89c7bb081ca1e72d1f11184c251ac7bb2cbb2f8672',
      claim: '1.01',
    },
    '4439d664ba32ee111cfcdbcdf33e8fbc03fbde6a0b6727b64dc41e014a48c8dd',
    'c5c189a8904078e10fae42d258936a1c668dd5fab1905143f7899ba389a7db43',
    {
      beacon:
        '90650bd78facfbb1b9e4dfbda998a42f69d0a07dbc34099be1cedf0f9edb3618310b8654bed9ec6435f438c36cb5ea3a',
      claim: '440.19',
    },
  ),
  sources: [repository('ProvablyFair-org/duel-crash', 'an audit with rounds before and after')],
  notShown: ['the + 1 below 2^32', 'the least multiplier of 1.00'],
};
