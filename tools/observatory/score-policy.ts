import { type Policy, readPolicy } from './read-policy.ts';

/** Result of the test of the policy, as the Observatory names it, and what it adds to the score. */
export const POLICY_MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
} as const;

export type PolicyResult = keyof typeof POLICY_MODIFIERS;

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
] as const;
const BROAD_OR_INLINE: readonly string[] = [...BROAD, "'unsafe-inline'", 'data:'];
const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-/;
const UNENCRYPTED = /^(?:http|ftp):/;
const PASSIVE = ['img-src', 'media-src'] as const;

/** The Observatory's verdict on the policy of a site that is served by https. */
export function scorePolicy(header: string | null): PolicyResult {
  if (header === null) return 'csp-not-implemented';
  const policy = readPolicy(header);
  if (policy === null) return 'csp-header-invalid';

  const scripts = scriptSources(policy);
  if (scripts === null) return 'csp-header-invalid';
  const styles = withoutIdleInline(sourcesOf(policy, 'style-src'));
  const isBroad = (source: string) => BROAD.some((broad) => broad === source);
  const isBroadOrInline = (source: string) => BROAD_OR_INLINE.includes(source);
  const isUnencrypted = (source: string) => UNENCRYPTED.test(source);

  if (scripts.some(isBroadOrInline) || sourcesOf(policy, 'object-src').some(isBroad)) {
    return 'csp-implemented-with-unsafe-inline';
  }
  if ([...activeSources(policy), ...scripts].some(isUnencrypted)) {
    return 'csp-implemented-with-insecure-scheme';
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passiveSources(policy).some(isUnencrypted)) {
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  }
  if (styles.some(isBroadOrInline)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const byDefault = [...(policy.get('default-src') ?? [])];
  return byDefault.length === 1 && byDefault[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** Sources of a directive, those of `default-src` in its place, or everything. */
function sourcesOf(policy: Policy, directive: string): string[] {
  return [...(policy.get(directive) ?? policy.get('default-src') ?? ['*'])];
}

/** Browsers ignore `'unsafe-inline'` beside a nonce or a hash. */
function withoutIdleInline(sources: string[]): string[] {
  return sources.some((source) => NONCE_OR_HASH.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

/** What counts of `script-src`; `null` where `'strict-dynamic'` has no nonce or hash to start from. */
function scriptSources(policy: Policy): string[] | null {
  const sources = withoutIdleInline(sourcesOf(policy, 'script-src'));
  if (!sources.includes("'strict-dynamic'")) return sources;
  if (!sources.some((source) => NONCE_OR_HASH.test(source))) return null;
  return sources.filter(
    (source) => source !== "'self'" && !BROAD.some((broad) => source.startsWith(broad)),
  );
}

/** Sources of all directives but those for scripts, which are looked at by themselves, and media. */
function activeSources(policy: Policy): string[] {
  return [...policy]
    .filter(([name]) => name !== 'script-src' && !PASSIVE.some((passive) => passive === name))
    .flatMap(([, sources]) => [...sources]);
}

function passiveSources(policy: Policy): string[] {
  return PASSIVE.flatMap((name) => [...(policy.get(name) ?? policy.get('default-src') ?? [])]);
}
