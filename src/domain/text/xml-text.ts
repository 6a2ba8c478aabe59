/** A text without what XML 1.0 cannot hold, however it came in: one such character breaks a whole feed. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
