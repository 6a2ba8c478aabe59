import type { Content } from './read/read-content.ts';

/** One thing that stands between the content and a public launch. */
export type Blocker = { file: string; field: string; what: string; todo: string };

const isExample = (address: string) => /\.example$/.test(new URL(address).hostname);

/** Everything that stands between this content and a public launch; empty when nothing does. */
export function launchBlockers(content: Content): Blocker[] {
  return [
    ...sampleCasinos(content),
    ...exampleLinks(content),
    ...siteSettings(content),
    ...unnamedCounter(content),
    ...unsourcedClaims(content),
    ...unsignedCountries(content),
    ...unverifiedHelp(content),
  ];
}

function sampleCasinos({ casinos }: Content): Blocker[] {
  return casinos
    .filter(({ data }) => data.sample)
    .map(({ file, data }) => ({
      file,
      field: 'sample',
      what: `${data.name} is invented`,
      todo: 'replace it with a real casino and set sample: false',
    }));
}

function exampleLinks({ casinos, links, site }: Content): Blocker[] {
  const todo = 'name the real address';
  return [
    ...casinos
      .filter(({ data }) => isExample(data.website))
      .map(({ file, data }) => ({ file, field: 'website', what: data.website, todo })),
    ...links.flatMap(({ file, data }) =>
      data.links.flatMap(({ url }, index) =>
        isExample(url) ? [{ file, field: `links[${index}].url`, what: url, todo }] : [],
      ),
    ),
    ...site
      .flatMap(({ file, data }) => (data.upcoming === null ? [] : [{ file, ...data.upcoming }]))
      .filter(({ waitlistUrl }) => isExample(waitlistUrl))
      .map(({ file, waitlistUrl }) => ({
        file,
        field: 'upcoming.waitlistUrl',
        what: waitlistUrl,
        todo,
      })),
  ];
}

function siteSettings({ site, pages }: Content): Blocker[] {
  return site.flatMap(({ file, data }) => {
    const { baseUrl, contact, launchedOn } = data;
    const blockers: Blocker[] = [];
    if (isExample(baseUrl)) {
      blockers.push({ file, field: 'baseUrl', what: baseUrl, todo: 'name the site’s own address' });
    }
    for (const field of ['supportEmail', 'partnershipEmail'] as const) {
      if (contact[field].endsWith('.example')) {
        blockers.push({
          file,
          field: `contact.${field}`,
          what: contact[field],
          todo: 'name an address that somebody reads',
        });
      }
    }
    if (launchedOn === null) {
      blockers.push({ file, field: 'launchedOn', what: 'no day of launch', todo: 'set the day' });
    }
    const stale = pages.filter(
      ({ id, data: page }) =>
        ['privacy-policy', 'terms-of-service', 'cookie-policy'].includes(id) &&
        page.updatedOn < (launchedOn ?? '9999'),
    );
    return blockers.concat(
      stale.map((page) => ({
        file: page.file,
        field: 'updatedOn',
        what: `last updated ${page.data.updatedOn}, before the launch`,
        todo: 'have it read by a lawyer and set the day',
      })),
    );
  });
}

/** Both policies promise to name a counter before it runs. */
function unnamedCounter({ site, pages }: Content): Blocker[] {
  return site.flatMap(({ data: { analytics } }) => {
    if (analytics === null) return [];
    return pages
      .filter(({ id }) => ['privacy-policy', 'cookie-policy'].includes(id))
      .filter(({ body }) => !body.includes(analytics.script))
      .map(({ file }) => ({
        file,
        field: 'text',
        what: `it does not name the counter ${analytics.script}`,
        todo: 'say what it counts and what it keeps, with the address of its script',
      }));
  });
}

function unsourcedClaims({ site, casinos }: Content): Blocker[] {
  const reviewed = casinos.filter(({ data }) => data.review !== null).length;
  return site.flatMap(({ file, data }) => [
    ...data.stats.flatMap(({ value, label, source }, index) =>
      source === null
        ? [
            {
              file,
              field: `stats[${index}].source`,
              what: `“${value} ${label}” has no source`,
              todo: 'name the source, or change the figure to what can be shown',
            },
          ]
        : [],
    ),
    ...data.stats.flatMap(({ value, label }, index) =>
      label === 'casinos reviewed' && Number(value) !== reviewed
        ? [
            {
              file,
              field: `stats[${index}].value`,
              what: `${value} casinos reviewed, but ${reviewed} reviews exist`,
              todo: 'make the two agree',
            },
          ]
        : [],
    ),
    ...casinos.flatMap((casino) => {
      const claim = casino.data.facts.rtpClaim;
      return claim !== null && ['D', 'E'].includes(claim.grade)
        ? [
            {
              file: casino.file,
              field: 'facts.rtpClaim.grade',
              what: `${claim.value.rtpPercent}% RTP rests on the casino’s own word`,
              todo: 'find an independent source, or drop the claim',
            },
          ]
        : [];
    }),
  ]);
}

function unsignedCountries({ countries }: Content): Blocker[] {
  return countries
    .filter(({ data }) => data.offers.signedOffOn === null)
    .map(({ file, data }) => ({
      file,
      field: 'offers.signedOffOn',
      what: `nobody has signed off the rule “${data.offers.casinoLinks}” for ${data.name}`,
      todo: 'have it checked by a lawyer and set the day',
    }));
}

function unverifiedHelp({ helplines }: Content): Blocker[] {
  return helplines
    .filter(({ data }) => data.verification === 'unverified')
    .map(({ file, data }) => ({
      file,
      field: 'verification',
      what: `${data.name} was not confirmed by a current source`,
      todo: 'call it or compare it with its own site',
    }));
}
