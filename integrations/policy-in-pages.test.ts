import { expect, test } from 'vitest';
import { withPolicyElement } from './policy-in-pages.ts';

const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

test('puts the policy before everything else in the head', () => {
  expect(withPolicyElement('<html><head lang="en"><title>A</title></head>', POLICY)).toMatch(
    /^<html><head lang="en"><meta http-equiv="Content-Security-Policy" content="[^"]*"><title>/,
  );
});

test('lets the encoding stand before the policy', () => {
  expect(withPolicyElement('<head><meta charset="utf-8"><link></head>', POLICY)).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*"><link>/,
  );
});

test('leaves out what holds in a header only', () => {
  const html = withPolicyElement('<head></head>', POLICY);
  expect(html).toContain(`content="default-src 'none'; img-src 'self'; base-uri 'none'"`);
});

test('throws where there is no head to put it in', () => {
  expect(() => withPolicyElement('<p>A</p>', POLICY)).toThrow(
    'Expected a page with a head, found none',
  );
});
