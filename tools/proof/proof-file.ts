/**
 * docs/PROOF.md is written by commands alone. Each command that measures calls `writeSection` with
 * its own name and its table; the function replaces that section, keeps the others as they are and
 * says when and on what machine the figures came about:
 *
 *     writeSection('speed', '| Page | FCP |\n| --- | --- |\n| / | 812 ms |');
 *
 * Headings inside a section start at `###`.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

export const PROOF_FILE = 'docs/PROOF.md';

/** The sections in their order, by the name in their markers. */
const TITLES = {
  speed: 'Speed',
  paint: 'First and largest paint, more closely',
  'first-tap': 'The first tap',
  'warm-tap': 'Taps on a page that is all there',
  'route-change': 'Route change',
  engines: 'Route changes and ways back in three engines',
  a11y: 'Accessibility',
  security: 'Security',
  load: 'Load',
  scale: 'Scale',
  content: 'Content broken at random',
} as const;

export type SectionName = keyof typeof TITLES;

const NAMES = Object.keys(TITLES) as SectionName[];

const INTRODUCTION =
  '# Proof\n\nEvery figure here was written by the command that measured it, with the date and the size of the\nmachine. None is typed by hand; a section without figures has not been measured yet.';

/** When and on what the figures of a section came about. */
export type Stamp = { date: Date; cores: number; memoryBytes: number };

/** Writes one section of docs/PROOF.md (or of another file) and leaves the others alone. */
export function writeSection(name: SectionName, markdown: string, file = PROOF_FILE): void {
  const stamp = { date: new Date(), cores: availableParallelism(), memoryBytes: totalmem() };
  // Two commands may end at the same time: nobody ever reads half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, withSection(readIfAny(file), name, markdown, stamp));
  renameSync(draft, file);
}

/**
 * The text of the proof file with one section replaced. A section that is not there yet comes in its
 * place; words outside the markers are written anew.
 */
export function withSection(
  text: string,
  name: SectionName,
  markdown: string,
  stamp: Stamp,
): string {
  const sections = NAMES.map((one) => {
    const body = one === name ? `${stampLine(stamp)}\n\n${markdown.trim()}` : bodyOf(text, one);
    return `${marker(one, 'begin')}\n\n## ${TITLES[one]}\n\n${body}\n\n${marker(one, 'end')}`;
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const NOT_MEASURED = 'Not measured yet.';

const marker = (name: SectionName, edge: 'begin' | 'end') => `<!-- ${name}:${edge} -->`;

/** What stands between the markers of a section, without its heading. */
function bodyOf(text: string, name: SectionName): string {
  const begin = text.indexOf(marker(name, 'begin'));
  const end = text.indexOf(marker(name, 'end'));
  if (begin === -1 && end === -1) return NOT_MEASURED;
  if (begin === -1 || end < begin) {
    throw new Error(`Expected ${marker(name, 'begin')} before its end, found one of the two alone`);
  }
  return text
    .slice(begin + marker(name, 'begin').length, end)
    .replace(/^\s*## .*\n/, '')
    .trim();
}

function stampLine({ date, cores, memoryBytes }: Stamp): string {
  const gibibytes = (memoryBytes / 2 ** 30).toFixed(1);
  const day = date.toISOString().slice(0, 10);
  return `Measured on ${day} on a machine with ${cores} cores and ${gibibytes} GiB of memory.`;
}

function readIfAny(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
