import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_TYPES, OTHER_CONTENT_TYPE } from '#hosting/rules.ts';

/** One form of a file: as it is, or compressed at build. */
export type Variant = { path: string; bytes: number; modified: Date; etag: string };

export type SiteFile = { contentType: string; plain: Variant; br?: Variant; gzip?: Variant };

/** Everything in a built site, by address. What is not here when the server starts has no address. */
export function readSiteFiles(dist: string): ReadonlyMap<string, SiteFile> {
  const root = path.resolve(dist);
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
  const { size, mtimeMs } = statSync(file);
  const seconds = Math.floor(mtimeMs / 1000);
  return {
    path: file,
    bytes: size,
    modified: new Date(seconds * 1000),
    etag: `"${seconds.toString(16)}-${size.toString(16)}"`,
  };
}

const typeOf = (address: string) =>
  CONTENT_TYPES[path.extname(address).slice(1)] ?? OTHER_CONTENT_TYPE;
