import { formatFact } from '#format/fact-values.ts';
import { formatDate } from '#format/text.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';

/** Badge of a review: who licenses the casino, or that no licence was found. */
export function licenceBadge({ facts }: Casino, licence: Licence | null) {
  const standing = facts.licence?.value.standing;
  if (standing === undefined) return { text: 'Licence not known', warns: true };
  if (licence === null) return { text: 'No licence found', warns: true };
  return standing === 'on-register'
    ? { text: `Licensed in ${licence.country}`, warns: false }
    : { text: `${licence.country} licence claimed`, warns: true };
}

/**
 * What the licence is worth, how to look it up, and whom to turn to in a dispute. Where there
 * is none, the registers of all known authorities are worth a look: `registers` are those of either.
 */
export function licenceView(
  casino: Casino,
  licence: Licence | null,
  registers: readonly Licence[],
) {
  const { facts, sample } = casino;
  return {
    standing: standingText(casino, licence),
    requires: licence?.whatItRequires ?? null,
    steps: licence?.howToCheck ?? STEPS_WITHOUT_A_LICENCE,
    registers: registers.map(({ authority, registerUrl }) => ({
      text: authority,
      href: registerUrl,
    })),
    sampleNote: sample
      ? 'This casino is invented and its number is a sample, so no register holds it. The steps are those for a real casino.'
      : null,
    readOn: licence && formatDate(licence.checkedOn),
    recourse: {
      answer: formatFact(facts, 'recourse', ''),
      note: facts.recourse?.note ?? null,
      route: licence?.recourse ?? null,
    },
  };
}

const STEPS_WITHOUT_A_LICENCE = [
  'Look for a licence number and the operator’s name in the footer and in the terms.',
  'If you find one, type the authority’s address into the browser yourself and look for both in its register.',
  'If you find none, nobody outside the casino has agreed to hold it to its terms.',
];

function standingText({ facts, name }: Casino, licence: Licence | null): string {
  const fact = facts.licence;
  if (fact === null) return `Whether ${name} holds a licence is not known.`;
  if (fact.value.standing === 'none-found' || licence === null) {
    return `No licence number was found on the pages of ${name}.`;
  }
  const { number, standing } = fact.value;
  return standing === 'on-register'
    ? `${licence.name} ${number}, issued by the ${licence.authority}. On record as seen on the register on ${formatDate(fact.checkedOn)}.`
    : `${name} prints the number ${number} of a ${licence.name}. There is no register entry for it on record here, so it is a claim.`;
}
