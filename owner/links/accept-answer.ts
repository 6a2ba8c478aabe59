import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { LinkReport } from './follow-all.ts';

/** Writes today's answer of one address into the owner's file, in place of an earlier one. Returns what it did. */
export function acceptAnswer(
  contentDir: string,
  { address, verdict, landsOn }: LinkReport,
  why: string,
  today: string,
): string {
  if (verdict === 'fine') return `${address} is fine: there is nothing to accept.`;
  if (why === '') return `Say why ${address} may stay, after its address.`;
  const file = path.join(contentDir, 'accepted-links.yaml');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : 'accepted: []\n';
  const document = parseDocument(text);
  const { accepted } = document.toJS() as { accepted: { address: string }[] };
  const others = accepted.filter((one) => one.address !== address);
  const entry = { address, verdict, landsOn, acceptedOn: today, why };
  document.set('accepted', document.createNode([...others, entry]));
  writeFileSync(file, document.toString());
  return `${file} lets this stand: ${address} is ${verdict}, on ${landsOn}.`;
}
