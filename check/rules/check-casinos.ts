import type { Problem } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { skeletonOf } from '../read/lookalike-names.ts';

type Casino = Content['casinos'][number];

/** What one file about a casino says against itself, against another, or without what it is used for. */
export function checkCasinos({ casinos, site }: Content): Problem[] {
  return [
    ...casinos.flatMap((casino) => [
      ...gamesToRecompute(casino),
      ...history(casino),
      ...usdtDeposit(casino),
      ...readLater(casino, casino.data.facts, 'facts'),
    ]),
    ...claimOfFeatured(casinos, site),
    ...twins(casinos),
    ...noReview(casinos),
  ];
}

/** The home page lists the casinos with a review, and the method works one score through. */
function noReview(casinos: readonly Casino[]): Problem[] {
  const [first] = casinos;
  return first === undefined || casinos.some(({ data }) => data.review !== null)
    ? []
    : [
        {
          file: first.file,
          field: 'review',
          found: 'null, as in every casino',
          expected: 'a review of one casino at least: the home page lists those that have one',
        },
      ];
}

function gamesToRecompute({ file, data: { facts } }: Casino): Problem[] {
  if (facts.games === null) return [];
  const offered = facts.games.value;
  return (facts.provablyFairGames?.value ?? []).flatMap((game, index) =>
    offered.includes(game)
      ? []
      : [
          {
            file,
            field: `facts.provablyFairGames.value[${index}]`,
            found: game,
            expected: 'a game that facts.games lists too',
          },
        ],
  );
}

function history({ file, data: { history: changes, facts } }: Casino): Problem[] {
  return changes.flatMap(({ on, fact }, index) => {
    const before = changes[index - 1];
    const readOn = facts[fact]?.checkedOn;
    return [
      ...(before !== undefined && before.on < on
        ? [
            {
              file,
              field: `history[${index}].on`,
              found: on,
              expected: `a day up to ${before.on}: the newest change comes first`,
            },
          ]
        : []),
      ...(readOn === undefined || readOn < on
        ? [
            {
              file,
              field: `history[${index}].fact`,
              found: readOn === undefined ? `${fact}, which is null` : `${fact}, read on ${readOn}`,
              expected: `a fact that was read on ${on} or later`,
            },
          ]
        : []),
    ];
  });
}

function usdtDeposit({ file, data: { facts } }: Casino): Problem[] {
  const currency = facts.minDepositUsdt?.value.currency;
  if (currency === undefined || currency === 'USDT') return [];
  const field = 'facts.minDepositUsdt.value.currency';
  return [{ file, field, found: currency, expected: 'USDT' }];
}

/** The popup of the home page prints the claim of the casino that pays for it. */
function claimOfFeatured(casinos: readonly Casino[], site: Content['site']): Problem[] {
  return site.flatMap(({ data: { featured } }) =>
    casinos
      .filter(({ id, data }) => id === featured?.casino && data.facts.rtpClaim === null)
      .map(({ file }) => ({
        file,
        field: 'facts.rtpClaim',
        found: 'null',
        expected: 'a claim, because site.yaml features this casino and the popup prints it',
      })),
  );
}

/** The same casino twice, also under a name that only looks like another. */
function twins(casinos: readonly Casino[]): Problem[] {
  const firstByName = new Map<string, Casino>();
  const firstByHost = new Map<string, Casino>();
  return casinos.flatMap((casino) => {
    const { file, data } = casino;
    const sameName = firstOf(firstByName, skeletonOf(data.name), casino);
    const sameSite = firstOf(firstByHost, new URL(data.website).host, casino);
    if (sameName !== casino) {
      return [
        {
          file,
          field: 'name',
          found: JSON.stringify(data.name),
          expected: `a name that does not look like that of ${sameName.file}`,
        },
      ];
    }
    return sameSite === casino
      ? []
      : [
          {
            file,
            field: 'website',
            found: data.website,
            expected: `another site than that of ${sameSite.file}: one casino has one file`,
          },
        ];
  });
}

/** The first casino that had a key: this one, if none had it. */
function firstOf(known: Map<string, Casino>, key: string, casino: Casino): Casino {
  const first = known.get(key) ?? casino;
  known.set(key, first);
  return first;
}

/** A receipt cannot be younger than the file that it stands in. */
export function readLater(
  { file, data: { updatedOn } }: { file: string; data: { updatedOn: string } },
  facts: object,
  group: string,
): Problem[] {
  return Object.entries(facts).flatMap(([name, fact]: [string, unknown]) => {
    if (typeof fact !== 'object' || fact === null || !('checkedOn' in fact)) return [];
    return String(fact.checkedOn) <= updatedOn
      ? []
      : [
          {
            file,
            field: 'updatedOn',
            found: updatedOn,
            expected: `${String(fact.checkedOn)} or later, when ${group}.${name} was read`,
          },
        ];
  });
}
