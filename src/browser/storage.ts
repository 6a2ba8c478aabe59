/**
 * Browser storage that may be missing, blocked, full or corrupt. Reading then gives `null` and
 * writing gives `false`; a page never breaks on it.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; `false` where the browser refuses to. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The same for what is kept as long as the tab is open. */
export function readForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for the visit; `false` where the browser refuses to. */
export function storeForVisit(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
