type Area = 'localStorage' | 'sessionStorage';

/** Reads browser storage; `null` where the key is missing or storage is blocked, which throws on access. */
function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Returns `false` where storage is blocked or full. */
function write(area: Area, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const readStored = (key: string) => read('localStorage', key);
export const store = (key: string, value: string) => write('localStorage', key, value);

/** The same for as long as the tab is open. */
export const readForVisit = (key: string) => read('sessionStorage', key);
export const storeForVisit = (key: string, value: string) => write('sessionStorage', key, value);
