type Connection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor has asked the browser to save data. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData ?? false;
