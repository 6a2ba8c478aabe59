import { sourcesIn, unsourcedFields } from '#domain/facts/cited-source.ts';
import { SIGNED } from '#schemas/collections.ts';
import { isoMonth } from '#schemas/month-text.ts';
import { fieldName, type Problem, collectProblems, type Report } from './describe-issue.ts';
import { placeholderTexts } from './placeholder-texts.ts';
import type { Content } from './read/read-content.ts';

/** Everything that stands between this content and a public launch, with what is to be done about it. */
export const launchBlockers = (content: Content): Problem[] =>
  collectProblems((report) => {
    for (const { file, data } of content.casinos) {
      const todo = 'replace it with a real casino and set sample: false';
      if (data.sample) report(file, 'sample', `${data.name} is invented`, todo);
    }
    for (const { file, data } of content.rates) {
      const todo = 'put in the rates of a day and set sample: false, or remove the file';
      if (data.sample) report(file, 'sample', 'the rates are invented', todo);
    }
    placeholderTexts(content, report);
    siteSettings(content, report);
    unnamedCounter(content, report);
    unsigned(content, report);
    unsourcedClaims(content, report);
    for (const { file, data } of content.countries) {
      if (data.localHelp === undefined) {
        const todo = 'say whom to call in the language of the country';
        report(file, 'localHelp', `no help in the language of ${data.name}`, todo);
      }
      if (data.offers.signedOffOn !== null) continue;
      const what = `nobody has signed off the rule “${data.offers.casinoLinks}” for ${data.name}`;
      report(file, 'offers.signedOffOn', what, 'have it checked by a lawyer and set the day');
    }
    for (const { file, data } of Object.values(content).flat()) {
      for (const path of unsourcedFields(data)) {
        const todo = 'read the page of the law, authority, service or publisher, or take it out';
        report(file, fieldName(path), 'no source found', todo);
      }
      for (const { title, secondary } of sourcesIn(data)) {
        const todo = 'read the page of the law, authority, service or publisher itself';
        if (secondary)
          report(file, 'sources', `“${title}” is a report; we found no original`, todo);
      }
    }
  });

function siteSettings({ site, pages }: Content, report: Report): void {
  for (const { file, data } of site) {
    const { launchedOn, legalUpdated, linksBeforeChoice } = data;
    const from = launchedOn ?? '9999';
    if (linksBeforeChoice.signedOffOn === null) {
      const what = `nobody has signed off the links before a choice of country, “${linksBeforeChoice.casinoLinks}”`;
      const todo = 'have it checked by a lawyer and set the day';
      report(file, 'linksBeforeChoice.signedOffOn', what, todo);
    }
    if (launchedOn === null) report(file, 'launchedOn', 'no day of launch', 'set the day');
    if (isoMonth(legalUpdated) < from.slice(0, 7)) {
      const what = `the legal texts bear ${legalUpdated}, before the launch`;
      report(file, 'legalUpdated', what, 'have them read by a lawyer and set the month');
    }
    for (const page of pages) {
      const { updatedOn } = page.data;
      if (page.id !== 'accessibility' || (updatedOn ?? '') >= from) continue;
      const what = `says what was checked ${updatedOn ? `on ${updatedOn}, before` : 'on no day since'} the launch`;
      report(
        page.file,
        'updatedOn',
        what,
        'check your own site, say what you found, and set the day',
      );
    }
  }
}

/** Somebody real has to stand for the site and for each of its texts. */
function unsigned(content: Content, report: Report): void {
  for (const { file, data } of content.site) {
    if (data.operator !== null) continue;
    report(
      file,
      'operator',
      'nobody is named as the operator',
      'name who runs the site, and where',
    );
  }
  for (const { file, data } of content.people) {
    const todo = 'name the real person and set sample: false';
    if (data.sample) report(file, 'sample', `${data.name} is a role that nobody holds`, todo);
  }
  for (const { file, data } of SIGNED.map((name) => content[name]).flat()) {
    if ('review' in data && data.review === null) continue;
    for (const field of ['writtenBy', 'checkedBy'] as const) {
      if (data[field] !== undefined) continue;
      report(file, field, 'nobody is named', 'write the name of a file in people');
    }
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

function unsourcedClaims({ casinos }: Content, report: Report): void {
  for (const { file, data } of casinos) {
    const claim = data.facts.rtpClaim;
    if (claim === null || !['D', 'E'].includes(claim.grade)) continue;
    const what = `${claim.value.rtpPercent}% RTP rests on the casino’s own word`;
    const todo = 'find an independent source, or drop the claim';
    report(file, 'facts.rtpClaim.grade', what, todo);
  }
}
