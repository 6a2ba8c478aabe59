import { formatFact } from '#format/fact-values.ts';
import { formatDate } from '#format/text.ts';
import type { Casino } from '#schemas/casino.ts';
import type { Licence } from '#schemas/licence.ts';
import { complaintRules } from '../licences/complaint-rules.ts';
import { licenceSlugOf, NO_LICENCE } from '../licences/licence-slug.ts';

/** Licence badge of a review. */
export function licenceBadge({ facts }: Casino, licence: Licence | null) {
  const standing = facts.licence?.value.standing;
  if (standing === undefined) return { text: 'License not known', warns: true };
  if (licence === null) return { text: 'No license found', warns: true };
  return standing === 'on-register'
    ? { text: `Licensed in ${licence.country}`, warns: false }
    : { text: `${licence.country} license claimed`, warns: true };
}

/**
 * Worth of the licence, how to look it up, and whom to turn to in a dispute. `registers` are those
 * of the licence, or of all known authorities for a casino without one; `unlicensed` is the text
 * for such a casino.
 */
export function licenceView(
  casino: Casino,
  licence: Licence | null,
  registers: readonly Licence[],
  unlicensed: Licence | null,
) {
  const { facts } = casino;
  const rules = licence ?? unlicensed;
  return {
    standing: standingText(casino, licence),
    requires: licence?.whatItRequires ?? null,
    steps: rules?.howToCheck ?? [],
    registers: registers.flatMap(({ authority, registerUrl }) =>
      registerUrl === null ? [] : [{ text: authority, href: registerUrl }],
    ),
    recourse: {
      answer: recourseText(casino, licence),
      note: facts.recourse?.note ?? null,
      gap: gapText(casino, licence),
    },
    rules: rules && {
      title: licence === null ? 'Without a license' : `What the rules of ${licence.country} say`,
      href: `/licenses#${licenceSlugOf(facts) ?? NO_LICENCE}`,
      ...complaintRules(rules),
    },
  };
}

const asksForBody = (licence: Licence | null) =>
  licence?.complaint.next?.kind === 'independent-body';

/**
 * Body that decides disputes, as the casino states it. If the licence requires none, the body may
 * refuse a case.
 */
function recourseText({ facts }: Casino, licence: Licence | null): string | null {
  const answer = formatFact(facts, 'recourse', '');
  const isUnbacked = facts.recourse?.value === 'independent-body' && !asksForBody(licence);
  return isUnbacked ? `${answer}, not confirmed` : answer;
}

/** Mismatch between the body that the casino names and the one that its licence requires. */
function gapText({ facts, name }: Casino, licence: Licence | null): string | null {
  const own = facts.recourse?.value;
  if (own === 'independent-body') {
    if (licence === null) return `No license makes ${name} follow what that body decides.`;
    return asksForBody(licence)
      ? null
      : 'Whether that body takes disputes about gambling isn’t confirmed, so ask it first.';
  }
  if (!asksForBody(licence)) return null;
  return own === undefined
    ? `The rules of the license ask for an independent body. Whether ${name} names one isn’t known.`
    : `The rules of the license ask for an independent body, and ${name} names none. Until it does, that way is closed to you.`;
}

function standingText({ facts, name }: Casino, licence: Licence | null): string {
  const fact = facts.licence;
  if (fact === null) return `Whether ${name} holds a license isn’t known.`;
  if (fact.value.standing === 'none-found' || licence === null) {
    return `No license number was found on the pages of ${name}.`;
  }
  const { number, standing } = fact.value;
  return standing === 'on-register'
    ? `${licence.name} ${number}, issued by the ${licence.authority}. Seen on the register on ${formatDate(fact.checkedOn)}.`
    : number === null
      ? `${name} claims a ${licence.name} and prints no number, so nobody can look it up.`
      : `${name} prints the number ${number} of a ${licence.name}. We have no register entry for it, so it’s a claim.`;
}
