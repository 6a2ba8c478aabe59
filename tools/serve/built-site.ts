import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readHeadersFile } from '#hosting/netlify.ts';
import { CONTENT_TYPES, OTHER_CONTENT_TYPE } from '#hosting/rules.ts';

/** One form of a file: as it is, or compressed at build. */
export type Variant = {
  path: string;
  bytes: number;
  /** Says which bytes these are; `null` where the file has gone since. */
  etag: () => string | null;
};

export type SiteFile = { contentType: string; plain: Variant; br?: Variant; gzip?: Variant };

/** A built site: its files by address, and the headers that its build wrote for just these pages. */
export type BuiltSite = {
  files: ReadonlyMap<string, SiteFile>;
  headers: Readonly<Record<string, string>>;
};

/** The file in which a build writes the headers down; it is not there before the pages are. */
const HEADERS_FILE = '_headers';

/** 132 bits of the hash. */
const ETAG_CHARACTERS = 22;

/** Whether a build has come to its end in this folder. */
export const isBuilt = (folder: string) => existsSync(path.join(folder, HEADERS_FILE));

/** Reads a built site. What is not there now has no address. Throws where no build has written headers. */
export function readBuiltSite(folder: string): BuiltSite {
  if (!isBuilt(folder)) {
    throw new Error(
      `Expected the headers of the site in ${path.join(folder, HEADERS_FILE)}, found none: ` +
        'run `npm run build`',
    );
  }
  return {
    files: readFiles(path.resolve(folder)),
    headers: readHeadersFile(readFileSync(path.join(folder, HEADERS_FILE), 'utf8')),
  };
}

function readFiles(root: string): ReadonlyMap<string, SiteFile> {
  const variants = new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => [`/${name.split(path.sep).join('/')}`, path.join(root, name)] as const)
      .filter(([, file]) => statSync(file).isFile())
      .map(([address, file]) => [address, readVariant(file)] as const),
  );
  return new Map(
    [...variants].map(([address, plain]) => {
      const br = variants.get(`${address}.br`);
      const gzip = variants.get(`${address}.gz`);
      const file: SiteFile = { contentType: typeOf(address), plain };
      return [address, { ...file, ...(br && { br }), ...(gzip && { gzip }) }];
    }),
  );
}

function readVariant(file: string): Variant {
  let etag: string | null = null;
  return {
    path: file,
    bytes: statSync(file).size,
    etag: () => (etag ??= hashBytes(file)),
  };
}

/** A hash of the bytes: two builds that wrote as many bytes in one second differ. */
function hashBytes(file: string): string | null {
  try {
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url');
    return `"${hash.slice(0, ETAG_CHARACTERS)}"`;
  } catch {
    return null;
  }
}

const typeOf = (address: string) =>
  CONTENT_TYPES[path.extname(address).slice(1)] ?? OTHER_CONTENT_TYPE;
