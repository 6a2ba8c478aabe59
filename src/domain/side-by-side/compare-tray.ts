import { chosenFragment, MOST_CASINOS } from './chosen-casinos.ts';

/** Key of the casinos that wait to be compared, kept for the visit. */
export const COMPARE_TRAY_KEY = 'compareTray';

/** A casino that waits to be compared, with what the tray shows of it. */
export type Seated = {
  id: string;
  name: string;
  /** Address of its chip, on this site. */
  logo: string;
};

export type Tray = readonly Seated[];

/**
 * Reads what was kept. What is not a seat is passed over: it may be of another version of the site, or
 * of anyone who can write to the browser's storage.
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

/** A picture comes from this site alone: an address with a host, or with `//`, is none of ours. */
function isSeated(seat: unknown): seat is Seated {
  if (typeof seat !== 'object' || seat === null) return false;
  const { id, name, logo } = seat as Partial<Record<keyof Seated, unknown>>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return isText(id) && isText(name) && isText(logo) && /^\/[^/\\]/.test(logo);
}

/** The tray with one more casino; `null` where it is full. Whoever is in it already stays where they are. */
export function withSeat(tray: Tray, seat: Seated, room: number): Tray | null {
  if (tray.some(({ id }) => id === seat.id)) return tray;
  return tray.length >= room ? null : [...tray, seat];
}

export function withoutSeat(tray: Tray, id: string): Tray {
  return tray.filter((seat) => seat.id !== id);
}

/** Where the casinos of a tray are compared. */
export function compareHref(tray: Tray): string {
  return `/compare${chosenFragment({ ids: tray.map(({ id }) => id), onlyDifferences: false })}`;
}
