import type { CaseCasino } from '#domain/complaints/case-fields.ts';
import { NO_LICENCE } from '../licences/licence-slug.ts';
import type { Casino } from '#schemas/casino.ts';

/** Licenses that count for readers of one country or region alone, by the country that issues them. */
const ISSUED_BY: Readonly<Record<string, readonly [reader: string, authority: string]>> = {
  'united-kingdom': ['UK', 'great-britain'],
  canada: ['CA-ON', 'ontario'],
  germany: ['DE', 'germany'],
  spain: ['ES', 'spain'],
  sweden: ['SE', 'sweden'],
  netherlands: ['NL', 'netherlands'],
};

/** Facts of a casino that a complaint needs; `group`: brands of the same company. */
export function caseCasino(
  { name, facts, countryLicences }: Casino,
  onFile: ReadonlySet<string>,
): CaseCasino {
  const held = facts.licence?.value;
  return {
    name,
    licences:
      held === undefined
        ? []
        : [
            {
              authority: held.standing === 'none-found' ? NO_LICENCE : held.authority,
              standing: held.standing,
            },
          ],
    licencesIn: Object.fromEntries(
      countryLicences.flatMap(({ value: { country } }) => {
        const issued = ISSUED_BY[country];
        return issued !== undefined && onFile.has(issued[1]) ? [issued] : [];
      }),
    ),
    ownClause: { state: 'not-recorded' },
    refusedCountries: [],
    group: [],
    addresses: [],
    readOn: null,
  };
}
