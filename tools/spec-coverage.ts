/**
 * `npm run spec:coverage`: writes docs/SPEC-COVERAGE.md, which test proves which line of the
 * specification. Exit code 1 and no file if a line has no test or a tag names no line. With
 * `-- --check` it writes nothing and fails if the file is not what it would write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SPEC_LINES } from '#tests/spec/lines.ts';
import { collectTests } from './spec/collect-tests.ts';
import { compare } from './spec/compare.ts';
import { coveragePage } from './spec/coverage-page.ts';

const FILE = 'docs/SPEC-COVERAGE.md';

/** What is wrong, as sentences; writes the file, or compares it, where nothing is. */
function run(onlyCheck: boolean): string[] {
  const coverage = compare(SPEC_LINES, collectTests());
  if (coverage.faults.length > 0) return coverage.faults;
  const page = coveragePage(coverage);
  if (!onlyCheck) writeFileSync(FILE, page);
  else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== page) {
    return [`${FILE} is not what lines and tags give; npm run spec:coverage writes it anew`];
  }
  console.log(
    `Each of the ${coverage.lines.length} lines has its test or its reason; see ${FILE}.`,
  );
  return [];
}

try {
  const faults = run(process.argv.includes('--check'));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
