import { createHash } from 'node:crypto';

/** Of parts that many pages share, such as what stands around each: looked through once. */
const shared = new WeakMap<object, string>();

/**
 * A hash of a value and of all in it, in its order: two values have the same one only where nothing that is
 * made from them could differ. Throws at what cannot be seen whole, such as a function, and says where it is.
 */
export function hashOfValue(value: unknown): string {
  const parts: string[] = [];
  write(value, 'the value', parts);
  return createHash('sha256').update(parts.join('')).digest('hex');
}

/** The same for an object that stays as it is: of one that was hashed before, what was found then. */
export function hashOfShared(value: object): string {
  const known = shared.get(value) ?? hashOfValue(value);
  shared.set(value, known);
  return known;
}

/** Each kind of value begins with a letter of its own, and says its length: none can be read as another. */
function write(value: unknown, at: string, into: string[]): void {
  if (typeof value === 'string') into.push(`s${value.length}:`, value);
  else if (typeof value === 'number') into.push(Object.is(value, -0) ? 'n-0;' : `n${value};`);
  else if (typeof value === 'boolean' || value === null) into.push(`${value};`);
  else if (value === undefined) into.push('u;');
  else if (typeof value === 'bigint') into.push(`b${value};`);
  else if (typeof value === 'object') writeObject(value, at, into);
  else throw unseen(at, `a ${typeof value}`);
}

function writeObject(value: object, at: string, into: string[]): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) writeFields(value, at, into);
  else if (prototype === Array.prototype) writeItems(value as unknown[], at, into);
  else if (prototype === Date.prototype) into.push(`d${(value as Date).getTime()};`);
  else if (prototype === Map.prototype) {
    into.push('m');
    writeItems([...(value as Map<unknown, unknown>)], at, into);
  } else if (prototype === Set.prototype) {
    into.push('e');
    writeItems([...(value as Set<unknown>)], at, into);
  } else throw unseen(at, `a ${value.constructor.name}`);
}

function writeItems(items: readonly unknown[], at: string, into: string[]): void {
  into.push(`a${items.length}:`);
  for (const [index, item] of items.entries()) {
    if (item === undefined && !(index in items)) throw unseen(at, 'an array with gaps');
    write(item, `${at}[${index}]`, into);
  }
}

function writeFields(value: object, at: string, into: string[]): void {
  if (Object.getOwnPropertySymbols(value).length > 0) throw unseen(at, 'a symbol as a name');
  const fields = Object.entries(value);
  if (Object.getOwnPropertyNames(value).length > fields.length) throw unseen(at, 'a hidden field');
  into.push(`o${fields.length}:`);
  for (const [name, field] of fields) {
    into.push(`${name.length}:`, name);
    write(field, `${at}.${name}`, into);
  }
}

const unseen = (at: string, found: string) =>
  new Error(`Expected plain data in what a page is made from, found ${found} at ${at}`);
