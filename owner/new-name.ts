import { existsSync } from 'node:fs';
import path from 'node:path';
import { COLLECTIONS } from '#schemas/collections.ts';
import { slugOf } from '#check/read/file-names.ts';
import type { Template } from './templates/templates.ts';

/** File systems take names of 255 bytes, but an address has to be read. */
export const LONGEST_NAME = 100;

/** Name, and the address given for one without Latin letters. */
export type Naming = { kind: string; template: Template; address: string | undefined };

/** Reason why nothing can be written under a name; `null` where it can. */
export function nameFault(naming: Naming, name: string, today: string): string | null {
  const { kind, template } = naming;
  if (name === '') return `Give it a name: npm run new ${kind} "Its name"`;
  const slug = addressOf(naming, name);
  if (slug === '') {
    return `The name has no Latin letter for an address: npm run new ${kind} "${name}" as its-address`;
  }
  if (slug.length > LONGEST_NAME) {
    return `The name makes an address of ${slug.length} characters; choose one that makes at most ${LONGEST_NAME}.`;
  }
  const file = fileOf(naming, name);
  if (existsSync(file)) return `${file} is there already.`;
  // The file of a coin is named by its code, so that no other name will do later either.
  const known = template.known({ name, slug, today });
  const issues = COLLECTIONS[template.collection].schema.safeParse(known).error?.issues ?? [];
  const ofCode = 'code' in known && issues.find(({ path: [field] }) => field === 'code');
  return ofCode ? `Its file is named by its code: ${ofCode.message}, found ${name}.` : null;
}

export const fileOf = (naming: Naming, name: string): string =>
  path.join(naming.template.folder, `${addressOf(naming, name)}${naming.template.ending}`);

export function addressOf({ address }: Naming, name: string): string {
  const slug = slugOf(address ?? name);
  // Of a name in other letters a digit alone may be left.
  return address === undefined && /\p{L}/u.test(name) && !/[a-z]/.test(slug) ? '' : slug;
}
