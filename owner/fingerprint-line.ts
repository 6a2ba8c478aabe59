/** The text of a content file with another fingerprint, at the end of its fields. */
export function withFingerprint(file: string, text: string, fingerprint: string): string {
  const line = `fingerprint: '${fingerprint}'\n`;
  const bare = text.replace(/^fingerprint: .*\n/m, '');
  return file.endsWith('.yaml') ? bare + line : bare.replace(/\n---$/m, `\n${line}---`);
}
