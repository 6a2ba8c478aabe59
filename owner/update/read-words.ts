import { parseArgs } from 'node:util';

export type UpdateRequest = {
  /** Folder of the site. */
  site: string;
  /** Such as `1.2.0`; `null` for the newest. */
  version: string | null;
  /** Address or folder of the software's repository; `null` for the remote named `upstream`. */
  from: string | null;
  /** Files in conflict of which the site's own version stays. */
  keep: readonly string[];
  /** Files in conflict of which the new version comes. */
  take: readonly string[];
};

const USAGE =
  'npm run update [VERSION] [-- --from ADDRESS] [--keep FILE] [--take FILE], such as npm run update 1.2.0';

/** Words after `npm run update`, or how they are written. */
export function readWords(words: string[], site = process.cwd()): UpdateRequest | string {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        keep: { type: 'string', multiple: true },
        take: { type: 'string', multiple: true },
      },
    });
    const [version = null, ...rest] = positionals.map((word) => word.replace(/^v/, ''));
    if (rest.length > 0 || (version !== null && !/^\d+\.\d+\.\d+$/.test(version))) return USAGE;
    const { from = null, keep = [], take = [] } = values;
    return { site, version, from, keep, take };
  } catch {
    return USAGE;
  }
}
