import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfBytes, siteFiles } from './site-files.ts';

let folder: string;
let dist: string;
let before: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-site-'));
  [dist, before] = [path.join(folder, 'next'), path.join(folder, 'site')];
  mkdirSync(dist);
  mkdirSync(before);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => Buffer.from(text);
const read = (site: string, file: string) => readFileSync(path.join(site, file), 'utf8');
const fileIn = (site: string, file: string) => statSync(path.join(site, file)).ino;
const inBefore = (file: string, text: string) => writeFileSync(path.join(before, file), text);

test('what the site before has there too gets a second name', () => {
  inBefore('a.html', 'the same');
  siteFiles(dist, before).write('a.html', bytes('the same'));
  expect(read(dist, 'a.html')).toBe('the same');
  expect(fileIn(dist, 'a.html')).toBe(fileIn(before, 'a.html'));
});

test.each([
  ['is changed, with as many bytes', 'as it was!', 'as it is!!'],
  ['somebody has written into the site before', 'as it is, and more', 'as it is'],
])('what %s is written, and the site before stays', (_, there, now) => {
  inBefore('a.html', there);
  siteFiles(dist, before).write('a.html', bytes(now));
  expect(read(dist, 'a.html')).toBe(now);
  expect(read(before, 'a.html')).toBe(there);
});

test('what is new is written', () => {
  siteFiles(dist, before).write('a.html', bytes('new'));
  siteFiles(dist, path.join(folder, 'no site')).write('b.html', bytes('new too'));
  expect([read(dist, 'a.html'), read(dist, 'b.html')]).toEqual(['new', 'new too']);
});

test('what is written twice is not written into the site before', () => {
  inBefore('a.html', 'first');
  const site = siteFiles(dist, before);
  site.write('a.html', bytes('first'));
  site.write('a.html', bytes('second'));
  expect(read(dist, 'a.html')).toBe('second');
  expect(read(before, 'a.html')).toBe('first');
});

test('a site that takes its own place has none before it', () => {
  const site = siteFiles(dist, dist);
  site.write('a.html', bytes('one'));
  site.write('a.html', bytes('two'));
  expect(read(dist, 'a.html')).toBe('two');
});

test('a file is taken over by the hash of its bytes alone', () => {
  inBefore('a.html', 'kept');
  inBefore('b.html', 'another');
  const site = siteFiles(dist, before);
  const hash = hashOfBytes(bytes('kept'));
  expect(site.takeOver('a.html', hash)).toBe(4);
  expect(fileIn(dist, 'a.html')).toBe(fileIn(before, 'a.html'));
  expect(site.takeOver('b.html', hash)).toBeUndefined();
  expect(site.takeOver('c.html', hash)).toBeUndefined();
});
