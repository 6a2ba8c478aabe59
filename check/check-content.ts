import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { type Shown, shownNow } from '#settings/build-day.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { checkBonuses } from './rules/check-bonuses.ts';
import { checkBrand } from './rules/check-brand.ts';
import { checkCasinos } from './rules/check-casinos.ts';
import { checkCountries } from './rules/check-countries.ts';
import { checkFiles } from './rules/check-files.ts';
import { checkLaunch } from './launch-points.ts';
import { checkLedgers } from './rules/check-ledgers.ts';
import { checkLinks } from './rules/check-links.ts';
import { checkMarkup } from './rules/check-markup.ts';
import { checkNames } from './rules/check-names.ts';
import { checkPictures, type Pictures, readPictures } from './rules/check-pictures.ts';
import { checkProse } from './rules/check-prose.ts';
import { checkRedirects } from './rules/check-redirects.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkPaidAddresses } from './rules/check-paid-addresses.ts';
import { checkSupports } from './rules/check-supports.ts';
import { checkText } from './rules/check-text.ts';
import { checkWording } from './rules/check-wording.ts';
import { useSiteClock } from './read/site-clock.ts';
import { isSlug } from './read/file-names.ts';
import {
  collectProblems,
  describeIssue,
  formatProblem,
  nameFields,
  type Problem,
  refusals,
} from './describe-issue.ts';
import {
  daysAhead,
  type HeldBack,
  heldBack,
  standingOf,
  withoutLinks,
} from './read/unpublished-entries.ts';
import type { ShownSite } from './read/shown-site.ts';
import { type Content, type RawEntry, type ReadFile, readFiles } from './read/read-content.ts';

useSiteClock();

export type CheckedContent = {
  /** Mistakes that stop a build. */
  problems: Problem[];
  /** Oddities that may be right; nothing stops on them. */
  warnings: Problem[];
  /** Promises that nobody can keep: they keep a content from being published, and stop no build. */
  promises: Problem[];
  /** Mistakes that will stop a build on a day to come, when something that waits is added. */
  ahead: Problem[];
  /** Mistakes of drafts, before they could be shown; nothing stops on them. */
  ofDrafts: Problem[];
  heldBack: HeldBack[];
  content: Content;
  /** All files that were looked at. */
  fileCount: number;
};

/**
 * Reads all content of a project, holds each file against its schema, then the files against each other
 * and their words. What passes can be built, and what is built of it is whole. Without arguments: the
 * content of this project, as it is shown now.
 */
export async function checkContent(
  root = '.',
  contentDir: string = CONTENT_DIR,
  shown: Shown = shownNow(),
): Promise<CheckedContent> {
  const forms = new Map<RawEntry, Form>();
  for (const read of readFiles(root, contentDir)) forms.set(read.entry, checkForm(read));
  const entries = [...forms.keys()];
  const isWhole = (entry: RawEntry) => forms.get(entry)?.problems.length === 0;
  const pictures = await readPictures(entries, root);
  const at = (when: Shown) => {
    const held = heldBack(entries, when, isWhole);
    const away = new Set(held.map(({ entry }) => entry));
    const shownEntries = entries.filter((entry) => !away.has(entry));
    const content = contentOf(shownEntries, forms);
    const site = { content, entries: shownEntries, all: entries, held, root, contentDir };
    return { held, content, ...checkShown(site, forms, pictures, when.day) };
  };

  const { held, problems, warnings, promises, content } = at(shown);
  const said = new Set(problems.map(formatProblem));
  const onceMore = (found: readonly Problem[]) =>
    found.filter((problem) => {
      const line = formatProblem(problem);
      return !said.has(line) && said.add(line);
    });
  const ahead: Problem[] = [];
  for (const day of shown.isPreview ? [] : daysAhead(entries, shown.day)) {
    for (const problem of onceMore(at({ day, isPreview: false }).problems)) {
      const hint = [problem.hint, `So it will be on ${day}`].filter(Boolean).join('. ');
      ahead.push({ ...problem, hint });
    }
  }
  const hasDrafts = entries.some((entry) => standingOf(entry, shown.day) === 'draft');
  const whole = hasDrafts ? at({ day: shown.day, isPreview: true }) : null;
  const ofDrafts = [
    ...(whole?.held ?? []).flatMap(({ entry }) => forms.get(entry)?.problems ?? []),
    ...(whole?.problems ?? []),
  ];
  return {
    problems,
    warnings,
    promises,
    ahead,
    ofDrafts: onceMore(ofDrafts),
    heldBack: held,
    content: { ...content, links: content.links.map((one) => withoutLinks(one, held)) },
    fileCount: entries.length,
  };
}

function checkShown(
  site: ShownSite,
  forms: ReadonlyMap<RawEntry, Form>,
  pictures: Pictures,
  day: string,
): Pick<CheckedContent, 'problems' | 'warnings' | 'promises'> {
  const { content, entries, all } = site;
  // A file that waits for its day has to be right before that, and an ended offer is still named; a draft may be as it is.
  const kept = all.filter(
    (entry) => entries.includes(entry) || ['scheduled', 'ended'].includes(standingOf(entry, day)),
  );
  const keptContent = contentOf(kept, forms);
  const found = collectProblems((report, warn) => {
    checkFiles(site, report, warn);
    checkLaunch(content, day, report);
    checkReferences(site, report, warn);
    checkRedirects(site, report);
    checkCasinos(content, report);
    checkBonuses(content, report, warn);
    checkBrand(site, report);
    checkCountries(site, report);
    checkNames(content, report);
    checkSupports(content, report, warn);
    checkProse(entries, report);
    checkPaidAddresses(keptContent, kept, report);
    checkPictures(site, pictures, report);
    checkMarkup(keptContent, warn);
    checkLedgers(keptContent, warn);
  });
  const refused = [
    ...kept.flatMap((entry) => forms.get(entry)?.problems ?? []),
    ...refusals(found),
  ];
  // A page that is bad in itself still counts as there, so that one mistake is reported once.
  const bad = new Set(refused.map(({ file }) => file.replace(/:\d+$/, '')));
  const deadLinks = collectProblems((report) => {
    checkLinks(site, bad, report);
  });
  return {
    problems: [...refused, ...deadLinks],
    warnings: found.filter(({ isWarning }) => isWarning),
    promises: kept.flatMap((entry) => forms.get(entry)?.wording ?? []),
  };
}

/** One file by itself: its problems, or its fields as the schema gives them; and its promises. */
type Form = { problems: Problem[]; data: unknown; wording: Problem[] };

/** Each file by itself. One whose text cannot be read has nothing that a schema could look at. */
function checkForm({ entry, text }: ReadFile): Form {
  const { collection, file, data, faults } = entry;
  if (faults.length > 0) {
    const problems = faults.map((fault) => ({
      ...fault,
      field: '',
      file: `${file}:${fault.line}`,
    }));
    return { problems, data: null, wording: [] };
  }
  const problems = checkText(entry);
  const wording = checkWording(file, text);
  const { schema } = COLLECTIONS[collection];
  const result = schema.safeParse(data, { error: nameFields });
  if (result.success) return { problems, data: result.data, wording };
  const issues = result.error.issues.flatMap((one) => describeIssue(file, data, one));
  return { wording, problems: [...problems, ...issues], data: null };
}

function contentOf(entries: readonly RawEntry[], forms: ReadonlyMap<RawEntry, Form>): Content {
  const good = entries.flatMap((entry) => {
    const { collection, id, file, body } = entry;
    const data = forms.get(entry)?.data ?? null;
    // Under a name that can be no address it is as good as not there.
    return data !== null && isSlug(id) ? [{ collection, id, file, body, data }] : [];
  });
  const of = (name: CollectionName) => good.filter(({ collection }) => collection === name);
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, of(name)])) as unknown as Content;
}
