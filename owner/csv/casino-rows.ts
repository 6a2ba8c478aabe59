import { placesOf } from '#domain/money/money.ts';
import { slugOf } from '#check/read/file-names.ts';
import { headFor } from './dashboard-words.ts';
import { type Cells, textsOf } from './derived-texts.ts';
import { initialsOf } from '../templates/templates.ts';
import type { CsvRow } from './parse-csv.ts';
import { readNumber, readSum } from './read-cell.ts';
import { columnsFor } from './read-row.ts';
import { type Table, TABLES, tableColumns, UNKNOWN } from './tables.ts';

/** The columns of an empty table of new casinos. */
export const HEADS =
  `name website description features source checkedOn grade established gameCount games
  license.standing license.authority license.number recourse coins minDeposit maxPayout withdrawal withdrawalFee
  kyc.level kyc.disclosure kyc.triggers provablyFairGames rtpDisclosure saferTools vipProgram mobileFriendly
  link.url link.payment bonus.kind bonus.headline bonus.features bonus.source bonus.matchPercent bonus.cap
  bonus.minDeposit bonus.wagering.multiple bonus.wagering.base bonus.maxBet bonus.maxCashOut bonus.expiryDays
  bonus.stickiness`.split(/\s+/);

const PREFIXES = { casinos: '', bonuses: 'bonus.', links: 'link.' } as const;
export const OF_ROW = ['source', 'checkedOn', 'grade'];
/** The chips of casinos have 14 inks. */
const INKS = 14;

type Meant = { table: Table; name: string };

/** Stands for a head whose column is left out. */
export const LEFT_OUT = '-';

/** Each column by its head here: `kyc.level` for `facts.kyc.value.level`, in small letters. */
const MEANT = new Map<string, Meant>();
for (const table of TABLES) {
  const { columns } = tableColumns(table, []);
  const names = columns.flatMap(({ name }) => [name, name.replace(/\.[^.]*$/, '')]);
  for (const name of [...OF_ROW, ...names.filter((one) => columnsFor(one, columns).length > 0)]) {
    const short = name.replace(/^(?:facts|terms)\.([^.]+)(?:\.value)?/, '$1');
    const head = `${PREFIXES[table]}${short}`.toLowerCase();
    for (const one of [head, head.replace(/^licence\b/, 'license')]) {
      if (!MEANT.has(one)) MEANT.set(one, { table, name });
    }
  }
}

/** A column by its head here, or by that of a program; `own` are the heads that the owner has mapped. */
export function meantBy(head: string, own: Readonly<Record<string, string>> = {}): Meant {
  const known = MEANT.get(head.replaceAll(/\s/g, '').toLowerCase());
  const plain = (known === undefined ? headFor(head.trim(), own) : head).replaceAll(/\s/g, '');
  const [, name] = /^bonus\.(.*)/i.exec(plain) ?? [];
  const unknown = {
    table: name === undefined ? 'casinos' : 'bonuses',
    name: name ?? plain,
  } as const;
  return MEANT.get(plain.toLowerCase()) ?? unknown;
}

/** The head of a field that a row lacks; the field itself where it has none. */
export function headOf(table: Table, field: string): string {
  const names = [field.replace(/\.(?:minorUnits|currency)$/, ''), field];
  const [key] = [...MEANT].find(([, one]) => one.table === table && names.includes(one.name)) ?? [];
  return HEADS.find((head) => head.toLowerCase() === key) ?? key ?? field;
}

/** A row as a row of each of the three tables; what follows from another cell is filled in. */
export function casinoRow(
  heads: readonly Meant[],
  { cells }: CsvRow,
  { today, chip }: { today: string; chip: number },
): Record<Table, Cells> {
  const own: Record<Table, Cells> = { casinos: {}, bonuses: {}, links: {} };
  heads.forEach(({ table, name }, at) => {
    const cell = (cells[at] ?? '').trim();
    if (cell !== '' && name !== LEFT_OUT) own[table][name] = cell;
  });
  const name = own.casinos['name'] ?? '';
  const slug = own.casinos['file'] ?? slugOf(name);
  const standing = own.casinos['facts.licence.value.standing'];
  // A program that names a license claims one.
  const isNamed = standing === undefined && 'facts.licence.value.authority' in own.casinos;
  const isClaimed = isNamed || standing?.toLowerCase() === 'claimed';
  const kind = slugOf(own.bonuses['kind'] ?? 'offer');
  // Nothing is called free: the check refuses the word for an offer.
  const plain = kind.replace(/^free-/, '').replaceAll('-', ' ');
  const words = plain.charAt(0).toUpperCase() + plain.slice(1);
  const { checkedOn = '', grade = '', source = '' } = own.casinos;
  const casinos = {
    file: slug,
    features: textsOf('features', own.casinos),
    initials: initialsOf(name),
    chip: String(chip % INKS),
    ...(isClaimed && { 'facts.licence.value.number': UNKNOWN }),
    ...(isNamed && { 'facts.licence.value.standing': 'claimed' }),
    ...own.casinos,
  };
  const bonuses = {
    file: `${slug}-${kind}`,
    casino: slug,
    label: kind.endsWith('s') ? words : `${words} bonus`,
    ctaText: `Visit ${name}`,
    features: textsOf('terms', own.bonuses),
    source,
    ...referenceOf(own.bonuses),
    checkedOn,
    grade,
    ...own.bonuses,
  };
  return {
    casinos: withReceipts(casinos, 'terms', `Terms of ${name}`),
    bonuses: isEmpty(own.bonuses) ? {} : withReceipts(bonuses, 'offer', `Bonus terms of ${name}`),
    links: isEmpty(own.links) ? {} : { casino: slug, since: today, ...own.links },
  };
}

const isEmpty = (cells: Cells) => Object.keys(cells).length === 0;

/** The case that the site works through: the largest bonus, and the deposit for which the match makes it. */
function referenceOf({
  'terms.cap.value': cap = '',
  'terms.matchPercent.value': match = '',
}: Cells): Cells {
  const sum = readSum(cap, false);
  const percent = readNumber(match, false);
  if (sum === null || percent === null || !('parts' in sum) || !('parts' in percent)) return {};
  const { minorUnits, currency } = sum.parts;
  if (currency === undefined) return {};
  const deposit = Math.round((Number(minorUnits) * 100) / Number(percent.parts['']));
  const places = placesOf(currency);
  return {
    'terms.reference.bonus': cap,
    'terms.reference.deposit': `${(deposit / 10 ** places).toFixed(places)} ${currency}`,
  };
}

/** Gives each value the source, the day and the grade of its row, unless it has its own. */
function withReceipts(cells: Cells, key: string, title: string): Cells {
  const { source: url, checkedOn = '', grade = '' } = cells;
  const receipts = Object.keys(cells).flatMap((name): [string, string][] => {
    const [, fact] = /^((?:facts|terms)\.[^.]+)\.value/.exec(name) ?? [];
    if (fact === undefined) return [];
    return Object.entries({ source: key, checkedOn, grade }).map(([of, cell]) => [
      `${fact}.${of}`,
      cell,
    ]);
  });
  const source =
    url === undefined ? {} : { [`sources.${key}.title`]: title, [`sources.${key}.url`]: url };
  const others = Object.entries(cells).filter(([name]) => !OF_ROW.includes(name));
  const own = Object.fromEntries(others);
  // Values first, as in files written by hand; what the row says itself stays.
  return { ...own, ...Object.fromEntries(receipts), ...source, ...own };
}
