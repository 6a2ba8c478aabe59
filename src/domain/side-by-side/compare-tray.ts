import { chosenFragment, MOST_CASINOS } from './chosen-casinos.ts';

/** Session storage key of the comparison tray. */
export const COMPARE_TRAY_KEY = 'compareTray';

/** Casino in the comparison tray. */
export type Seated = {
  id: string;
  name: string;
  /** Address of its logo chip, on this site. */
  logo: string;
};

export type Tray = readonly Seated[];

/**
 * Parses the stored tray. Invalid entries are ignored: they may come from another version of the site, or from
 * anyone who can write to the browser's storage.
 */
export function parseTray(text: string | null): Tray {
  const kept = parsed(text);
  if (!Array.isArray(kept)) return [];
  const tray: Seated[] = [];
  for (const seat of kept as unknown[]) {
    if (!isSeated(seat) || tray.some(({ id }) => id === seat.id)) continue;
    tray.push({ id: seat.id, name: seat.name, logo: seat.logo });
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
function isSeated(seat: unknown): seat is Seated {
  if (typeof seat !== 'object' || seat === null) return false;
  const { id, name, logo } = seat as Partial<Record<keyof Seated, unknown>>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return isText(id) && isText(name) && isText(logo) && /^\/[^/\\]/.test(logo);
}

/** Adds a casino; `null` where the tray is full. A casino that is in it already keeps its place. */
export function withSeat(tray: Tray, seat: Seated, room: number): Tray | null {
  if (tray.some(({ id }) => id === seat.id)) return tray;
  return tray.length >= room ? null : [...tray, seat];
}

export function withoutSeat(tray: Tray, id: string): Tray {
  return tray.filter((seat) => seat.id !== id);
}

/** Address of the comparison of the casinos in a tray. */
export function compareHref(tray: Tray): string {
  return `/compare${chosenFragment({ ids: tray.map(({ id }) => id), onlyDifferences: false })}`;
}
