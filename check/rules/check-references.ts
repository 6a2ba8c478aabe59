import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { slugOf } from '../read/file-names.ts';
import { didYouMean, type Problem, suggestion } from '../describe-issue.ts';
import type { HeldBack } from '../read/unpublished-entries.ts';
import type { Content, RawEntry } from '../read/read-content.ts';

/**
 * Finds names in one file that ought to be the name of another file and are not. A file that is bad in
 * itself still counts as there, so that one mistake is reported once.
 */
export function checkReferences(
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[] = [],
): Problem[] {
  const problems: Problem[] = [];
  const filesByCollection = Map.groupBy(files, ({ collection }) => collection);
  const known = new Set(files.map(({ collection, id }) => `${collection}/${slugOf(id)}`));
  const refer = (file: string, field: string, found: string, to: CollectionName) => {
    if (known.has(`${to}/${found}`)) return;
    const waiting = held.find(({ entry }) => entry.collection === to && entry.id === found);
    if (waiting !== undefined) {
      const expected = `one that is on the site: ${waiting.entry.file} is ${waiting.why}`;
      problems.push({ file, field, found: JSON.stringify(found), expected });
      return;
    }
    const nearest = didYouMean(found, filesByCollection.get(to)?.map(({ id }) => slugOf(id)) ?? []);
    problems.push({
      file,
      field,
      found: JSON.stringify(found),
      expected: `the name of a file in ${COLLECTIONS[to].folder}`,
      ...suggestion(nearest),
    });
  };

  for (const { file, data } of content.casinos) {
    const licence = data.facts.licence?.value;
    if (licence !== undefined && licence.standing !== 'none-found') {
      refer(file, 'facts.licence.value.authority', licence.authority, 'licences');
    }
    data.facts.coins?.value.forEach((code, index) => {
      refer(file, `facts.coins.value[${index}]`, code.toLowerCase(), 'coins');
    });
  }
  for (const { file, data } of content.bonuses) {
    refer(file, 'casino', data.casino, 'casinos');
    data.alsoIn?.forEach((category, index, all) => {
      const field = `alsoIn[${index}]`;
      if (category !== data.kind && all.indexOf(category) === index) {
        refer(file, field, category, 'bonusCategories');
        return;
      }
      const expected = 'each category once, and not that of `kind`, which lists it anyway';
      problems.push({ file, field, found: JSON.stringify(category), expected });
    });
  }
  // The link of a casino that is no part of the site waits with it.
  const waiting = new Set(
    held.filter(({ entry }) => entry.collection === 'casinos').map(({ entry }) => entry.id),
  );
  for (const { file, data } of content.links) {
    const allowedHosts = new Set(data.allowedHosts);
    data.links.forEach(({ casino, url }, index) => {
      if (!waiting.has(casino)) refer(file, `links[${index}].casino`, casino, 'casinos');
      const { hostname } = new URL(url);
      if (!allowedHosts.has(hostname)) {
        problems.push({
          file,
          field: `links[${index}].url`,
          found: JSON.stringify(hostname),
          expected: 'a host listed under allowedHosts',
          ...suggestion(didYouMean(hostname, data.allowedHosts)),
        });
      }
    });
  }
  for (const { file, data } of content.site) {
    if (data.featured !== null) refer(file, 'featured.casino', data.featured.casino, 'casinos');
    data.footerHelp.forEach((slug, index) =>
      refer(file, `footerHelp[${index}]`, slug, 'helplines'),
    );
  }
  for (const { file, data } of content.countries) {
    data.helplines.forEach((slug, index) => refer(file, `helplines[${index}]`, slug, 'helplines'));
  }
  const allCasinosAreGood =
    content.casinos.length === files.filter(({ collection }) => collection === 'casinos').length;
  const isFeaturedAway = content.site.some(({ data }) => waiting.has(data.featured?.casino ?? ''));
  return [
    ...problems,
    ...(allCasinosAreGood && !isFeaturedAway ? checkFeatured(content) : []),
    ...checkLinked(content),
  ];
}

function checkFeatured({ casinos, site }: Content): Problem[] {
  const featured = casinos.filter(({ data }) => data.isFeatured);
  const [chosen] = site;
  if (chosen === undefined) return [];
  const named = chosen.data.featured?.casino;
  if (named === undefined && featured.length === 0) return [];
  if (featured.length === 1 && featured[0]?.id === named) return [];
  return [
    {
      file: chosen.file,
      field: named === undefined ? 'featured' : 'featured.casino',
      found: `${named ?? 'null'}, and isFeatured: true in ${
        featured.map(({ file }) => file).join(', ') || 'no casino'
      }`,
      expected:
        named === undefined
          ? 'the casino with isFeatured: true, or none with it'
          : 'exactly one casino with isFeatured: true, and the same one here',
    },
  ];
}

function checkLinked({ casinos, links }: Content): Problem[] {
  const [registry] = links;
  if (registry === undefined) return [];
  const linked = new Set(links.flatMap(({ data }) => data.links.map(({ casino }) => casino)));
  return casinos
    .filter(({ id }) => !linked.has(id))
    .map(({ id }) => ({
      file: registry.file,
      field: 'links',
      found: `no link for ${id}`,
      expected: 'one link for each casino',
    }));
}
