/**
 * Browser storage that may be missing, blocked, full or corrupt. What cannot be stored is kept in the
 * name of the tab, which lasts as long as the visit; a page never breaks on it.
 */
export function readStored(key: string): string | null {
  const kept = readKept()[key];
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or keeps it as long as the visit lasts. */
export function store(key: string, value: string): void {
  const { [key]: _, ...kept } = readKept();
  try {
    localStorage.setItem(key, value);
    if (_ !== undefined) window.name = JSON.stringify(kept);
  } catch {
    window.name = JSON.stringify({ ...kept, [key]: value });
  }
}

/** The name may be anything: whoever opened the tab has given it. */
function readKept(): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(window.name);
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
