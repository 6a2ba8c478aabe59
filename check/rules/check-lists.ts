import { SELF_CHECK_BANDS } from '#domain/self-check/self-check.ts';
import type { Problem } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** Names that the pages with questions, rules and games have for places of their own. */
const TAKEN = {
  // A page of the name index would be that of its folder.
  articles: ['index'],
  blog: ['index'],
  // Later pages of the list of all offers lie there.
  bonusCategories: ['index', 'page'],
  casinos: ['index'],
  countries: ['index'],
  faq: ['main', 'menu', 'search', 'cookie-title', 'faq', 'casinos', 'casinos-title'],
  games: ['index'],
  gameRules: ['main', 'menu', 'search', 'cookie-title'],
  pages: [
    '404',
    'assets',
    'blog',
    'bonuses',
    'compare',
    'contact',
    'country',
    'faq',
    'game-rules',
    'games',
    'guides',
    'how-we-rate',
    'index',
    'pagefind',
    'payments-kyc',
    'reviews',
    'search',
    'tools',
  ],
} as const;

/** Lists whose entries have to differ, and names that are taken. */
export function checkLists(content: Content): Problem[] {
  return [
    ...samePlace(content.faq),
    ...samePlace(content.gameRules),
    ...(Object.keys(TAKEN) as (keyof typeof TAKEN)[]).flatMap((name) =>
      (content[name] as readonly { id: string; file: string }[])
        .filter(({ id }) => (TAKEN[name] as readonly string[]).includes(id))
        .map(({ id, file }) => ({
          file,
          field: '',
          found: `the name ${id}`,
          expected: 'another name: the site has a page or a place of that name already',
        })),
    ),
    ...content.gameRules.flatMap(({ file, data }) =>
      doubles(
        file,
        'bets',
        data.bets.map(({ bet }) => bet),
      ),
    ),
    ...content.selfCheck.flatMap(({ file, data }) => [
      ...doubles(
        file,
        'questions',
        data.questions.map(({ id }) => id),
      ),
      ...bands(file, data.bands),
    ]),
    ...[...content.articles].flatMap(({ file, data }) =>
      data.updatedOn >= data.publishedOn
        ? []
        : [
            {
              file,
              field: 'updatedOn',
              found: data.updatedOn,
              expected: `a day that is not before publishedOn, ${data.publishedOn}`,
            },
          ],
    ),
  ];
}

function samePlace(entries: readonly { file: string; data: { order: number } }[]): Problem[] {
  return entries.flatMap(({ file, data: { order } }, index) => {
    const first = entries.slice(0, index).find((other) => other.data.order === order);
    return first === undefined
      ? []
      : [
          {
            file,
            field: 'order',
            found: String(order),
            expected: `a place that ${first.file} has not`,
          },
        ];
  });
}

function doubles(file: string, field: string, names: readonly string[]): Problem[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            file,
            field: `${field}[${index}]`,
            found: JSON.stringify(name),
            expected: `a name that ${field}[${names.indexOf(name)}] has not`,
          },
        ],
  );
}

/** The bands are those of the published index, whose names the code knows them by. */
function bands(
  file: string,
  found: readonly { minPoints: number; maxPoints: number }[],
): Problem[] {
  return SELF_CHECK_BANDS.flatMap(({ minPoints, maxPoints }, index) => {
    const band = found[index];
    return band === undefined || (band.minPoints === minPoints && band.maxPoints === maxPoints)
      ? []
      : [
          {
            file,
            field: `bands[${index}]`,
            found: `${band.minPoints} to ${band.maxPoints} points`,
            expected: `${minPoints} to ${maxPoints}, as in the published index`,
          },
        ];
  });
}
