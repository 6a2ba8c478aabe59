import { describe, expect, test } from 'vitest';
import { type AddressSettings, describeAddress, readListenAddress } from './listen-address.ts';

const LOCAL = ['127.0.0.1', '::1'];

describe('readListenAddress', () => {
  test.each<[AddressSettings, string[], number]>([
    [{}, LOCAL, 4321],
    [{ PORT: '8080' }, LOCAL, 8080],
    [{ PORT: '0' }, LOCAL, 0],
    [{ PORT: '65535' }, LOCAL, 65_535],
    [{ HOST: 'localhost' }, LOCAL, 4321],
    // What tcsh says by itself.
    [{ HOST: 'desk.example' }, LOCAL, 4321],
    [{ HOST: '0.0.0.0' }, ['0.0.0.0'], 4321],
    [{ HOST: '::' }, ['::'], 4321],
    [{ HOST: '192.0.2.7', PORT: '80' }, ['192.0.2.7'], 80],
  ])('%j', (settings, hosts, port) => {
    const found = readListenAddress(settings, 'desk.example');
    expect(found).toEqual({ ok: true, address: { hosts, port } });
  });

  test.each<[AddressSettings, RegExp]>([
    [{ PORT: '' }, /^PORT must be a whole number from 1 to 65535.*found ""\.$/],
    [{ PORT: ' ' }, /found " "\.$/],
    [{ PORT: 'http' }, /^PORT .*found "http"\.$/],
    [{ PORT: '1e3' }, /^PORT /],
    [{ PORT: '0x50' }, /^PORT /],
    [{ PORT: '-1' }, /^PORT /],
    [{ PORT: '80.5' }, /^PORT /],
    [{ PORT: '65536' }, /^PORT /],
    [{ HOST: '' }, /^HOST must be an address .*found ""\.$/],
    [{ HOST: 'elsewhere.example' }, /^HOST .*found "elsewhere\.example"\.$/],
  ])('%j is refused in a sentence', (settings, reason) => {
    const found = readListenAddress(settings, 'desk.example');
    expect(found).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe('describeAddress', () => {
  const OF_MACHINE = ['192.0.2.7', '2001:db8::7'];

  test.each([
    [LOCAL, 'http://localhost:80 for this machine alone'],
    [['127.0.0.1'], 'http://localhost:80 for this machine alone'],
    [['127.0.0.2'], 'http://127.0.0.2:80 for this machine alone'],
    [['::1'], 'http://[::1]:80 for this machine alone'],
    [['192.0.2.7'], 'http://192.0.2.7:80, and who can reach that address can read it'],
    [
      ['0.0.0.0'],
      'http://localhost:80, http://192.0.2.7:80, and who can reach this machine can read it',
    ],
    [
      ['::'],
      'http://localhost:80, http://192.0.2.7:80, http://[2001:db8::7]:80, and who can reach this machine can read it',
    ],
  ])('%j', (hosts, text) => {
    expect(describeAddress({ hosts, port: 80 }, OF_MACHINE)).toBe(`Edgewise is at ${text}`);
  });
});
