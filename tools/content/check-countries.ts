import { REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import type { Problem } from './describe-issue.ts';
import type { Content, RawEntry } from './read-content.ts';

/**
 * Holds that the countries of the specification are on file, each once, and no code twice: a reader's
 * choice is kept by its code. A file that is bad in itself may be any of them, so nothing is said to be
 * missing before all can be read.
 */
export function checkCountries({ countries }: Content, files: readonly RawEntry[]): Problem[] {
  const areAllGood =
    countries.length === files.filter(({ collection }) => collection === 'countries').length;
  const missing = REQUIRED_COUNTRIES.filter(
    ({ code }) => areAllGood && !countries.some(({ data }) => data.code === code),
  ).map(({ code, name }) => ({
    file: 'content/countries',
    field: 'code',
    found: `no file with the code ${code}`,
    expected: `one for ${name}, which every site has on file`,
  }));
  const repeated = countries.flatMap(({ file, data: { code } }) => {
    const first = countries.find((country) => country.data.code === code);
    return first === undefined || first.file === file
      ? []
      : [{ file, field: 'code', found: code, expected: `a code of its own: ${first.file} has it` }];
  });
  return [...missing, ...repeated];
}
