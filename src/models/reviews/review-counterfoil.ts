import { createHash } from 'node:crypto';
import { formatPoints } from '#format/ratings.ts';
import { formatSerial } from '#format/serial-number.ts';
import type { receiptGroups } from './review-facts.ts';

type Printed = {
  name: string;
  score: number;
  receipts: ReturnType<typeof receiptGroups>;
  updatedOn: string | null;
};

/**
 * Identification of a printed review. Its number is a hash of the score and of each fact with its
 * source, so prints with one number have one content. `baseUrl` is that of the site.
 */
export function reviewCounterfoil(
  { name, score, receipts, updatedOn }: Printed,
  { baseUrl, path }: { baseUrl: string; path: string },
) {
  const rows = receipts.flatMap((group) => group.rows);
  const known = rows.filter(({ value }) => value !== null).length;
  const text = JSON.stringify([name, score, rows]);
  const { host } = new URL(baseUrl);
  return {
    serial: formatSerial(createHash('sha256').update(text).digest('hex')),
    title: `${name}, ${formatPoints(score)} of 5`,
    known,
    unknown: rows.length - known,
    updatedOn,
    address: `${host}${path}`,
    helpAddress: `${host}/responsible-gaming`,
  };
}
