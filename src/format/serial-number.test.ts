import { expect, it } from 'vitest';
import { formatSerial } from './serial-number.ts';

it('prints the first 56 bits of a hash in groups of four', () => {
  // SHA-256 of nothing: e3b0c44298fc1c149afbf4c8996fb924…
  expect(formatSerial('e3b0c44298fc1c149afbf4c8996fb924')).toBe('E3B0 C442 98FC 1C');
});
