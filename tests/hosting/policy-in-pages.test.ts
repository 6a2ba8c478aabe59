import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putPolicyInPages } from '#integrations/policy.ts';
import { readHeadersFile } from '#hosting/netlify.ts';
import { copySite } from './site-copy.ts';

const site = copySite();
const headers = readHeadersFile(site.read('/_headers').toString());
const policy = headers['Content-Security-Policy'] ?? '';

beforeAll(() => putPolicyInPages(site.folder, policy));
afterAll(() => rmSync(site.folder, { recursive: true, force: true }));

test('every page carries the policy before anything that it could allow', () => {
  const expected = policy.replace("; frame-ancestors 'none'", '');
  const pages = globSync('**/*.html', { cwd: site.folder });
  expect(pages).toContain('404.html');
  for (const page of pages) {
    const head =
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
    const html = readFileSync(path.join(site.folder, page), 'utf8');
    expect(head.exec(html)?.[1], page).toBe(expected);
  }
});

test('Jekyll is told to leave the files as they are', () => {
  expect(existsSync(path.join(site.folder, '.nojekyll'))).toBe(true);
});
