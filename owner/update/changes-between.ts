const HEAD = /^## (?<version>\d+\.\d+\.\d+)\b/;

/** Parts of a changelog on versions after one and up to another, newest first as they stand. */
export function changesBetween(changelog: string, after: string, upTo: string): string[] {
  const found: string[] = [];
  let isAsked = false;
  for (const line of changelog.split('\n')) {
    if (line.startsWith('## ')) {
      const version = HEAD.exec(line)?.groups?.['version'];
      isAsked = version !== undefined && order(version, after) > 0 && order(version, upTo) <= 0;
    }
    if (isAsked) found.push(line);
  }
  return found;
}

/** Order of two versions, such as 1.9.0 and 1.10.0: below, above or 0. */
export const order = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
