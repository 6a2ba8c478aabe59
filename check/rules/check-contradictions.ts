import { oldestReading } from '#domain/facts/cited-source.ts';
import { isIsoCurrency } from '#domain/money/money.ts';
import { hostOf } from '#domain/site/host-of.ts';
import { type Problem, collectProblems } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { isOn } from './check-casinos.ts';

type Data<Name extends keyof Content> = Content[Name][number]['data'];
type Denied = readonly [isDenied: boolean, field: string, found: unknown, expected: string];

/** Claims of one field that another field denies. */
export const checkContradictions = (content: Content): Problem[] =>
  collectProblems((report) => {
    const look = <One extends { file: string }>(all: One[], rule: (one: One) => Denied[]) => {
      for (const one of all) {
        for (const [isDenied, field, found, expected] of rule(one)) {
          if (isDenied) report(one.file, field, String(found), expected);
        }
      }
    };
    const own = content.site.map(({ data }) => hostOf(data.baseUrl));
    look(content.casinos, ({ data }) => ofCasino(data, own));
    look(content.casinos, ({ data }) => readBefore(data.sources, data.facts, 'facts'));
    look(content.bonuses, ({ data }) => readBefore(data.sources, data.terms, 'terms'));
    look(content.bonuses, ({ data }) => ofBonus(data));
    look(content.countries, ({ data }) => ofCountry(data));
    look(content.licences, ({ id, data: { registerUrl: url } }) => [
      [id === 'none' && url !== null, 'registerUrl', url, 'null: no register holds no licence'],
    ]);
    look(content.coins, ({ data: { code } }) => [
      [isIsoCurrency(code), 'code', code, 'the code of a coin: this one is a currency’s'],
    ]);
  });

function ofCasino({ website, facts, sources }: Data<'casinos'>, own: string[]): Denied[] {
  const { level, disclosure, triggers } = facts.kyc?.value ?? {};
  const { value: licence, grade = 'D', source = '' } = facts.licence ?? {};
  const { url, noAddress } = sources[source] ?? {};
  // Grade B or C of a page of its own is named as such.
  const isItself = noAddress === 'gambling-site' || (isOn(url, website) && !/B|C/.test(grade));
  const isSeen = licence?.standing === 'on-register' && isItself;
  const hasNone = (level === 'none' || level === 'on-suspicion') && triggers?.length === 0;
  const isTold = hasNone && disclosure !== 'vague';
  return [
    [own.includes(hostOf(website)), 'website', website, 'another site than baseUrl of site.yaml'],
    [isSeen, 'facts.licence.value.standing', 'on-register', 'claimed: its source is no register'],
    [isTold, 'facts.kyc.value.disclosure', disclosure, 'vague: there is no threshold to tell'],
  ];
}

/** A page cannot be read before the day that it bears. */
const readBefore = (sources: Data<'casinos'>['sources'], facts: object, group: string) =>
  Object.entries(facts).map(([name, fact]: [string, unknown]): Denied => {
    const { source = '', checkedOn = '' } = Object(fact) as Record<string, string>;
    const born = checkedOn === '' ? '' : (sources[source]?.publishedOn ?? '');
    const expected = `${born} or later, the day that its source bears`;
    return [checkedOn < born, `${group}.${name}.checkedOn`, checkedOn, expected];
  });

function ofBonus({ kind, alsoIn = [], terms }: Data<'bonuses'>): Denied[] {
  const { bonus, deposit, spins } = terms.reference;
  const isPaidIn = deposit.minorUnits > 0;
  const isNothing = kind === 'no-deposit' && bonus.minorUnits === 0 && spins === undefined;
  const isUnmatched = kind !== 'no-deposit' && terms.matchPercent !== null && !isPaidIn;
  return [
    [isNothing, 'terms.reference.bonus.minorUnits', 0, 'what the offer gives'],
    [isUnmatched, 'terms.reference.deposit.minorUnits', 0, 'a deposit, for a match to match'],
    ...alsoIn.map((name, index): Denied => {
      const isDenied = name === 'cashback' || (name === 'no-deposit' && isPaidIn);
      return [isDenied, `alsoIn[${index}]`, name, `what an offer of the kind ${kind} can be too`];
    }),
  ];
}

function ofCountry(data: Data<'countries'>): Denied[] {
  const { status, statusVerification, offers, sources } = data;
  const isShown = status === 'prohibited' && offers.casinoLinks === 'show';
  const isUnread = oldestReading(sources) === null && statusVerification !== 'unverified';
  return [
    [isShown, 'offers.casinoLinks', 'show', 'information-only: status is prohibited'],
    [isUnread, 'sources', 'none with readOn', 'one that was read: the status is confirmed'],
  ];
}
