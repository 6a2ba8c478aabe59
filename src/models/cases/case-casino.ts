import { type Clause, ownClauseOf, SILENT } from '#domain/casinos/own-terms.ts';
import type { CaseCasino } from '#domain/complaints/case-fields.ts';
import type { Casino } from '#schemas/casino.ts';
import { NO_LICENCE } from '../licences/licence-slug.ts';

/** Licenses that count for readers of one country or region alone, by the country that issues them. */
const ISSUED_BY: Readonly<Record<string, readonly [reader: string, authority: string]>> = {
  'united-kingdom': ['UK', 'great-britain'],
  canada: ['CA-ON', 'ontario'],
  germany: ['DE', 'germany'],
  spain: ['ES', 'spain'],
  sweden: ['SE', 'sweden'],
  netherlands: ['NL', 'netherlands'],
};

/** Facts of a casino that a complaint needs. */
export function caseCasino(
  { name, facts, terms, countryLicences }: Casino,
  onFile: ReadonlySet<string>,
): CaseCasino {
  const held = facts.licence?.value;
  const [refused, addresses] = [said(terms?.refusedCountries), said(terms?.addresses)];
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
    ownClause: ownClauseOf(terms),
    refusedCountries: (refused?.countries ?? []).map((code) => (code === 'UK' ? 'GB' : code)),
    group: (said(terms?.companies) ?? []).map((company) => company.name),
    addresses: [...(addresses?.domains ?? []), ...(addresses?.mails ?? [])],
    readOn: terms?.complaint?.checkedOn ?? terms?.readWhole?.on ?? null,
  };
}

/** Value of a clause; nothing where nobody has read it or the terms are silent. */
const said = <Value>(clause: Clause<Value>): Value | undefined =>
  clause === null || clause === undefined || clause.value === SILENT ? undefined : clause.value;
