/** What Astro writes of a value: its kind, and the value with its parts written the same way. */
type Written = readonly [kind: number, value: unknown];

const LIST = 1;

/**
 * Reads what the page holds for an island, before that is there. Plain JSON alone: the kinds that are no
 * more than that are all that islands here are given.
 */
export function readIslandProps(island: Element): Readonly<Record<string, unknown>> {
  return partsOf(JSON.parse(island.getAttribute('props') ?? '{}') as Record<string, Written>);
}

function partsOf(parts: Record<string, Written>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, valueOf(part)]));
}

function valueOf([kind, value]: Written): unknown {
  if (kind === LIST) return (value as Written[]).map(valueOf);
  return typeof value === 'object' && value !== null
    ? partsOf(value as Record<string, Written>)
    : value;
}
