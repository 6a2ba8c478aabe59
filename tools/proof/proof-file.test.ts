import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Stamp, withSection, writeSection } from './proof-file.ts';

const STAMP: Stamp = {
  date: new Date('2026-11-20T09:30:00Z'),
  cores: 2,
  memoryBytes: 8 * 1024 ** 3,
};

describe('a section of the proof file', () => {
  test('stands between its markers with its title, the date and the size of the machine', () => {
    expect(withSection('', 'a11y', '| Pages |\n| --- |\n| 78 |', STAMP)).toContain(
      [
        '<!-- a11y:begin -->',
        '',
        '## Accessibility',
        '',
        'Measured on 2026-11-20 on a machine with 2 cores and 8.0 GiB of memory.',
        '',
        '| Pages |',
        '| --- |',
        '| 78 |',
        '',
        '<!-- a11y:end -->',
      ].join('\n'),
    );
  });

  test('replaces only itself, whatever is written after it', () => {
    const first = withSection('', 'speed', 'fast', STAMP);
    const both = withSection(first, 'load', 'steady', STAMP);
    const again = withSection(both, 'speed', 'faster', STAMP);
    expect(again).toContain('faster');
    expect(again).not.toContain('fast\n');
    expect(again).toContain('steady');
    expect(again.match(/<!-- speed:begin -->/g)).toHaveLength(1);
  });

  test('written twice is the same as written once', () => {
    const once = withSection('', 'scale', '### Time\n\nlinear', STAMP);
    expect(withSection(once, 'scale', '### Time\n\nlinear', STAMP)).toBe(once);
    expect(withSection(once, 'load', 'x', STAMP)).toContain('### Time\n\nlinear');
  });

  test('the sections keep their order, and one without figures says so', () => {
    const text = withSection('', 'scale', 'x', STAMP);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'Speed',
      'First and largest paint, more closely',
      'The first tap',
      'Taps on a page that is all there',
      'Route change',
      'Route changes and ways back in three engines',
      'Accessibility',
      'Security',
      'Load',
      'Scale',
      'Content broken at random',
    ]);
    expect(text.match(/^Not measured yet\.$/gm)).toHaveLength(10);
  });

  test('a marker without its partner is an error, not a lost section', () => {
    expect(() => withSection('<!-- load:begin -->\nsteady', 'speed', 'x', STAMP)).toThrow(
      'Expected <!-- load:begin --> before its end',
    );
  });
});

test('the file is made where there is none, and nothing else is left beside it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
  try {
    const file = path.join(folder, 'PROOF.md');
    writeSection('load', 'steady', file);
    writeSection('speed', 'fast', file);
    expect(readFileSync(file, 'utf8')).toMatch(/fast[\s\S]*steady/);
    expect(readdirSync(folder)).toEqual(['PROOF.md']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
