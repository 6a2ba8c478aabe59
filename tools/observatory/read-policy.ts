/** Directives of a Content-Security-Policy with their sources, in small letters. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/** No directive with its sources is shorter than this. */
const SHORTEST_POLICY = 'img-src'.length - 1;

/**
 * Reads one policy as the Observatory does: a directive that stands twice makes the whole policy
 * invalid, and a list without sources means `'none'`. `null` for a policy that cannot be read.
 * Throws if the header holds more than one policy, because how those combine is not scored here.
 */
export function readPolicy(header: string): Policy | null {
  if (header.includes(',')) {
    throw new Error(`Expected one Content-Security-Policy, found several: ${header.slice(0, 80)}`);
  }
  if (header.trim().length < SHORTEST_POLICY) return null;
  const policy = new Map<string, Set<string>>();
  for (const part of header.split(';')) {
    const [directive = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (directive === '') continue;
    if (policy.has(directive)) return null;
    const isEmptyList = sources.length === 0 && directive.endsWith('-src');
    policy.set(directive, new Set(isEmptyList ? ["'none'"] : sources));
  }
  return policy;
}
