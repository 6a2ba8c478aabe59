import { expect, test } from 'vitest';
import { edited } from './edited.ts';
import { parsePage } from '#domain/html/page-tree.ts';
import { policyIn, withPolicyElement } from './policy.ts';

const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The other rules of a page's policy are tested in tests/hosting/policy-in-pages.test.ts. */
test('puts the policy before everything else in the head', () => {
  expect(withPolicyElement('<html><head lang="en"><title>A</title></head>', POLICY)).toMatch(
    /^<html><head lang="en"><meta http-equiv="Content-Security-Policy" content="[^"]*"><title>/,
  );
});

test('throws where there is no head to put it in', () => {
  expect(() => withPolicyElement('<p>A</p>', POLICY)).toThrow(
    'Expected a page with a head, found none',
  );
});

// printf 'a()' | openssl dgst -sha256 -binary | base64, and the same of b{}
const SCRIPT = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const STYLE = "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='";
const META = `<meta http-equiv="content-security-policy" content="script-src ${SCRIPT}; style-src ${STYLE} 'sha256-unused='">`;

const page = (body: string) =>
  parsePage('a.html', `<html><head>${META}</head><body>${body}</body></html>`);

test('the policy that Astro wrote is taken out, and what it lists and the page holds is named by its hash', () => {
  const body = '<style>b{}</style><script>a()</script><script src="/a.js"></script>';
  const { place, hashes } = policyIn(page(body));
  expect(edited(page(body).html, [place])).toBe(`<html><head></head><body>${body}</body></html>`);
  expect(hashes).toEqual({ scripts: [SCRIPT], styles: [STYLE] });
});

test('files, data and text that looks like code are nothing inline', () => {
  const body =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><p title="<script>x</script>">onclick</p>';
  expect(policyIn(page(body)).hashes).toEqual({ scripts: [], styles: [] });
});

test.each([
  ['a script', '<script>c()</script>'],
  ['a module', '<script type="module">c()</script>'],
  ['a script in a template', '<template><script>c()</script></template>'],
  ['a script in a drawing', '<svg><script>c()</script></svg>'],
  ['a style', '<style>c{}</style>'],
  ['a style in a drawing', '<svg><style>c{}</style></svg>'],
  ['a handler', '<p onclick="c()">x</p>'],
  ['a style in an attribute', '<p style="top:0">x</p>'],
  ['a script for an address', '<a href=" javascript:c()">x</a>'],
  ['a script for the address of a drawing', '<svg><a xlink:href="javascript:c()">x</a></svg>'],
])('%s that Astro has not listed stops the build', (_, body) => {
  expect(() => policyIn(page(body))).toThrow(/^a\.html: expected no /);
});

test('a page without a policy of Astro stops the build', () => {
  expect(() => policyIn(parsePage('a.html', '<html><head></head></html>'))).toThrow(
    'Expected a policy in a.html, found none',
  );
});
