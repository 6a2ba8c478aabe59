import { chosenFragment, MOST_CASINOS } from './chosen-casinos.ts';

/** Session storage key of the comparison tray. */
export const COMPARE_TRAY_KEY = 'compareTray';

/** Casino in the comparison tray. */
export type TrayItem = {
  id: string;
  name: string;
  /** Address of its logo chip, on this site. */
  logo: string;
};

export type Tray = readonly TrayItem[];

/**
 * Parses the stored tray. Invalid entries are ignored: they may come from another version of the site, or from
 * anyone who can write to the browser's storage.
 */
export function parseTray(text: string | null): Tray {
  const kept = parsed(text);
  if (!Array.isArray(kept)) return [];
  const tray: TrayItem[] = [];
  for (const item of kept as unknown[]) {
    if (!isTrayItem(item) || tray.some(({ id }) => id === item.id)) continue;
    tray.push({ id: item.id, name: item.name, logo: item.logo });
  }
  return tray.slice(0, MOST_CASINOS);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Pictures may only come from this site: addresses with a host, or with `//`, are rejected. */
function isTrayItem(item: unknown): item is TrayItem {
  if (typeof item !== 'object' || item === null) return false;
  const { id, name, logo } = item as Partial<Record<keyof TrayItem, unknown>>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return isText(id) && isText(name) && isText(logo) && /^\/[^/\\]/.test(logo);
}

/** Adds a casino; `null` where the tray is full. A casino that is in it already keeps its place. */
export function withItem(tray: Tray, item: TrayItem, room: number): Tray | null {
  if (tray.some(({ id }) => id === item.id)) return tray;
  return tray.length >= room ? null : [...tray, item];
}

export function withoutItem(tray: Tray, id: string): Tray {
  return tray.filter((item) => item.id !== id);
}

/** Address of the comparison of the casinos in a tray. */
export function compareHref(tray: Tray): string {
  return `/compare${chosenFragment({ ids: tray.map(({ id }) => id), onlyDifferences: false })}`;
}
