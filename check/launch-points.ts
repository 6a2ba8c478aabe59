import { sourcesIn, unsourcedFields } from '#domain/facts/cited-source.ts';
import { collectionOf, COLLECTION_NAMES, SIGNED } from '#schemas/collections.ts';
import { type Problem, collectProblems, refusals, type Report } from './describe-issue.ts';
import { placeholderTexts } from './placeholder-texts.ts';
import type { Content } from './read/read-content.ts';
import { pageAddress } from './rules/site-places.ts';

/** True from the day of the launch on: searches may list the site, whatever turns up later. */
export const isLaunched = ({ site }: Pick<Content, 'site'>, day: string): boolean =>
  site.some(({ data }) => (data.launchedOn ?? '9999') <= day);

/** A site that searches know and that would ask them, on all of its pages at once, to forget it. */
export function checkLaunch(content: Content, day: string, report: Report): void {
  const known = content.published.flatMap(({ data }) => data.addresses).length;
  for (const { file, data } of known === 0 || isLaunched(content, day) ? [] : content.site) {
    const expected = `the day of the launch: published.yaml lists ${known} pages, and each of them would say noindex`;
    const hint = 'To take the whole site out of searches, delete published.yaml too';
    report(file, 'launchedOn', data.launchedOn ?? 'nothing', expected, hint);
  }
}

/**
 * Everything to look at before a launch, with what is to be done about it. What is invented, an example, unnamed, or
 * links casinos by unsigned law stands in its way; honest marks are warnings, and cost no more than their absence.
 */
export const launchPoints = (content: Content): Problem[] => [
  ...faultsOfEntries(content),
  ...collectProblems((report, warn) => {
    placeholderTexts(content, report, warn);
    siteSettings(content, report);
    unnamedCounter(content, report);
    unsigned(content, report, warn);
    honestMarks(content, warn);
  }),
];

/** Obstacles to a launch; on a launched site, those that turned up later. */
export const launchBlockers = (content: Content): Problem[] => refusals(launchPoints(content));

/**
 * Pages that searches may not list: all of them before the launch, later those whose own file is invented, names an
 * example or links casinos by unsigned law.
 */
export function unlistedPages(content: Content, day: string): 'all' | string[] {
  if (!isLaunched(content, day)) return 'all';
  const faults = refusals(faultsOfEntries(content));
  // A field that is an example address.
  const examples = collectProblems((report, warn) =>
    placeholderTexts(content, report, warn),
  ).filter(({ field, found }) => field !== 'text' && /^[^“\s]+$/.test(found));
  const bad = new Set([...faults, ...examples].map(({ file }) => file));
  return COLLECTION_NAMES.flatMap((name) =>
    collectionOf(name).pages === null
      ? []
      : content[name].filter(({ file }) => bad.has(file)).map(({ id }) => pageAddress(name, id)),
  );
}

/** A point in the words of `npm run launch`. */
export const formatPoint = ({ file, field, found, expected }: Problem): string =>
  `${file} → ${field}: ${found}; ${expected}.`;

/** Faults that make the page of an entry bad by itself. */
const faultsOfEntries = (content: Content): Problem[] =>
  collectProblems((report, warn) => {
    for (const { file, data } of content.casinos) {
      const todo = 'replace it with a real casino and set sample: false';
      if (data.sample) report(file, 'sample', `${data.name} is invented`, todo);
    }
    for (const { file, data } of content.rates) {
      const todo = 'put in the rates of a day and set sample: false, or remove the file';
      if (data.sample) report(file, 'sample', 'the rates are invented', todo);
    }
    for (const country of content.countries) {
      const { file, data } = country;
      if (data.offers.signedOffOn !== null) continue;
      const what = `nobody has signed off the rule “${data.offers.casinoLinks}” for ${data.name}`;
      const todo = 'have it checked by a lawyer and set the day';
      const say = isLinked(country, content) ? report : warn;
      say(file, 'offers.signedOffOn', what, todo);
    }
  });

function honestMarks(content: Content, warn: Report): void {
  const todo = 'read the page of the law, authority, service or publisher itself, if there is one';
  for (const { file, data } of Object.values(content).flat()) {
    for (const path of unsourcedFields(data)) warn(file, path.join('.'), 'no source found', todo);
    for (const { title } of sourcesIn(data).filter(({ secondary }) => secondary))
      warn(file, 'sources', `“${title}” is a report; we found no original`, todo);
  }
}

/** True where the rule of a country shows casinos, or one has a license of that very country on its register. */
const isLinked = ({ id, data }: Content['countries'][number], { casinos, licences }: Content) =>
  data.offers.casinoLinks === 'show' ||
  casinos.some(({ data: { facts, countryLicences } }) => {
    const licence = facts.licence?.value;
    const isOwn =
      licence?.standing === 'on-register' &&
      licences.some((one) => one.id === licence.authority && one.data.country === data.name);
    return isOwn || countryLicences.some(({ value }) => value.country === id);
  });

function siteSettings({ site }: Content, report: Report): void {
  for (const { file, data } of site) {
    const { casinoLinks, signedOffOn } = data.linksBeforeChoice;
    if (signedOffOn !== null || casinoLinks !== 'show') continue;
    const what = `nobody has signed off the links before a choice of country, “${casinoLinks}”`;
    const todo = 'have it checked by a lawyer and set the day';
    report(file, 'linksBeforeChoice.signedOffOn', what, todo);
  }
}

/** Somebody real has to stand for the site and for each of its texts. */
function unsigned(content: Content, report: Report, warn: Report): void {
  for (const { file, data } of content.site) {
    const todo = 'name who runs the site, and where';
    if (data.operator === null) report(file, 'operator', 'nobody is named as the operator', todo);
  }
  for (const { file, data } of content.people) {
    const todo = 'name the real person and set sample: false';
    if (data.sample) report(file, 'sample', `${data.name} is a role that nobody holds`, todo);
  }
  for (const { file, data } of SIGNED.map((name) => content[name]).flat()) {
    if ('review' in data && data.review === null) continue;
    const todo = 'write the name of a file in people';
    if (data.writtenBy == null) report(file, 'writtenBy', 'nobody is named', todo);
    // An owner who runs a site alone has nobody to check it, and no page then names a checker.
    if (data.checkedBy == null) warn(file, 'checkedBy', 'nobody is named', todo);
  }
}

/** Both policies promise to name a counter before it runs. */
function unnamedCounter({ site, pages }: Content, report: Report): void {
  for (const { script } of site.flatMap(({ data }) => data.analytics ?? [])) {
    for (const { id, file, body } of pages) {
      if (!['privacy-policy', 'cookie-policy'].includes(id) || body.includes(script)) continue;
      const todo = 'say what it counts and what it keeps, with the address of its script';
      report(file, 'text', `it does not name the counter ${script}`, todo);
    }
  }
}
