import { REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import { didYouMean, type Problem, suggestion } from '../describe-issue.ts';
import { type HeldBack, publicationOf } from '../read/unpublished-entries.ts';
import type { Content, RawEntry } from '../read/read-content.ts';

const EVERYWHERE = 'international';

/** Countries, help services and coins: codes, who serves whom, and what readers can choose. */
export function checkCountries(
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
  contentDir: string,
): Problem[] {
  const { countries, helplines, coins } = content;
  const waiting = held.filter(({ entry }) => entry.collection === 'countries');
  const known = files.filter(({ collection }) => collection === 'countries').map(({ id }) => id);
  return [
    ...repeats(countries, ({ code }) => code, 'code'),
    ...repeats(countries, ({ name }) => name, 'name'),
    ...coins.flatMap((coin) => codeAndName(coin)),
    ...helplines.flatMap((service) => placeOfService(service, known, waiting)),
    ...unlisted(content),
    ...countries.flatMap((country) => [
      ...servicesOf(country, helplines, known),
      ...changes(country),
      ...statusWords(country),
    ]),
    ...required(content, files, waiting, contentDir),
    ...footer(content),
  ];
}

type Of<Name extends keyof Content> = Content[Name][number];

function repeats<Entry extends { file: string; data: object }>(
  entries: readonly Entry[],
  valueOf: (data: Entry['data']) => string,
  field: string,
): Problem[] {
  return entries.flatMap(({ file, data }, index) => {
    const value = valueOf(data);
    const first = entries.slice(0, index).find((other) => valueOf(other.data) === value);
    return first === undefined
      ? []
      : [{ file, field, found: value, expected: `a ${field} of its own: ${first.file} has it` }];
  });
}

function codeAndName({ id, file, data }: Of<'coins'>): Problem[] {
  const { code, networks } = data;
  const names = networks.map(({ name }) => name);
  return [
    ...(code.toLowerCase() === id
      ? []
      : [
          {
            file,
            field: 'code',
            found: code,
            expected: `${id.toUpperCase()}, as the file is named, or a file named ${code.toLowerCase()}.yaml`,
          },
        ]),
    ...networks.flatMap(({ name, source, blockTime, confirmations, wait, fee }, index) => [
      ...(source === null && [blockTime, confirmations, wait, fee].some((one) => one !== null)
        ? [
            {
              file,
              field: `networks[${index}].source`,
              found: 'null',
              expected: 'where the figures were read, or null for each of them',
            },
          ]
        : []),
      ...(names.indexOf(name) === index
        ? []
        : [{ file, field: `networks[${index}].name`, found: name, expected: 'each network once' }]),
    ]),
  ];
}

function placeOfService(
  { file, data }: Of<'helplines'>,
  known: readonly string[],
  waiting: readonly HeldBack[],
): Problem[] {
  const { country, phone, text, chatUrl, url, note } = data;
  const isReachable = [phone, text, chatUrl, url, note].some((way) => way !== null);
  const away = waiting.find(({ entry }) => entry.id === country);
  const nearest = away === undefined ? didYouMean(country, [...known, EVERYWHERE]) : undefined;
  return [
    ...(country === EVERYWHERE || known.includes(country)
      ? []
      : [
          {
            file,
            field: 'country',
            found: JSON.stringify(country),
            expected:
              away === undefined
                ? `${EVERYWHERE}, or the name of a file in countries`
                : `one that is on the site: ${away.entry.file} is ${away.why}`,
            ...suggestion(nearest),
          },
        ]),
    ...(isReachable
      ? []
      : [
          {
            file,
            field: 'url',
            found: 'no phone, text, chat or website',
            expected: 'one of them, or a note that says why there is none',
          },
        ]),
  ];
}

/** A service of a country that no page would show. */
function unlisted({ countries, helplines }: Content): Problem[] {
  return helplines.flatMap(({ id, file, data }) => {
    const country = countries.find((one) => one.id === data.country);
    return country === undefined || country.data.helplines.includes(id)
      ? []
      : [
          {
            file: country.file,
            field: 'helplines',
            found: `no ${id}`,
            expected: `it to be listed, because ${file} says that it serves this country`,
          },
        ];
  });
}

function servicesOf(
  { id, file, data }: Of<'countries'>,
  helplines: Content['helplines'],
  known: readonly string[],
): Problem[] {
  return data.helplines.flatMap((name, index) => {
    const field = `helplines[${index}]`;
    if (data.helplines.indexOf(name) !== index) {
      return [{ file, field, found: name, expected: 'each service once' }];
    }
    const country = helplines.find((service) => service.id === name)?.data.country;
    return country === undefined || country === id || !known.includes(country)
      ? []
      : [
          {
            file,
            field,
            found: `${name}, which serves ${country}`,
            expected: 'a service of this country or of every country',
          },
        ];
  });
}

function changes({ file, data }: Of<'countries'>): Problem[] {
  return data.recentChanges.flatMap(({ on }, index) => {
    const before = data.recentChanges[index - 1]?.on ?? data.checkedOn;
    return on <= before
      ? []
      : [
          {
            file,
            field: `recentChanges[${index}].on`,
            found: on,
            expected: `a day up to ${before}: the newest comes first, none after checkedOn`,
          },
        ];
  });
}

const UNCONFIRMED = 'not yet confirmed';

function statusWords({ file, data }: Of<'countries'>): Problem[] {
  const saysSo = data.statusInWords.includes(UNCONFIRMED);
  if (saysSo === (data.statusVerification === 'unverified')) return [];
  return [
    {
      file,
      field: 'statusInWords',
      found: JSON.stringify(data.statusInWords),
      expected: saysSo
        ? `no “${UNCONFIRMED}”, because statusVerification says that it is`
        : `the words “${UNCONFIRMED}”, because statusVerification says so`,
    },
  ];
}

/**
 * The countries of the specification are on file, each with a number to call. A file that is bad in itself
 * may be any of them, so nothing is said to be missing before all can be read.
 */
function required(
  { countries, helplines }: Content,
  files: readonly RawEntry[],
  waiting: readonly HeldBack[],
  contentDir: string,
): Problem[] {
  const areAllRead =
    countries.length === files.filter(({ collection }) => collection === 'countries').length;
  return REQUIRED_COUNTRIES.flatMap(({ code, name }): Problem[] => {
    const country = countries.find(({ data }) => data.code === code);
    if (country === undefined) {
      const away = waiting.find(({ entry }) => Reflect.get(Object(entry.data), 'code') === code);
      if (away !== undefined) return [onFileNow(away, name)];
      return areAllRead
        ? [
            {
              file: `${contentDir}/countries`,
              field: 'code',
              found: `no file with the code ${code}`,
              expected: `one for ${name}, which every site has on file`,
            },
          ]
        : [];
    }
    const { file, data } = country;
    const services = data.helplines.map((one) => helplines.find(({ id }) => id === one)?.data);
    return [
      ...(data.name === name
        ? []
        : [{ file, field: 'name', found: JSON.stringify(data.name), expected: name }]),
      ...(services.every((service) => service?.phone === null)
        ? [
            {
              file,
              field: 'helplines',
              found: 'no service with a phone number',
              expected: 'one at least, for a country that every site has on file',
            },
          ]
        : []),
    ];
  });
}

/** A country that every site has on file, and that waits. */
function onFileNow({ entry }: HeldBack, name: string): Problem {
  const { draft, publishOn } = publicationOf(entry);
  return {
    file: entry.file,
    field: draft ? 'draft' : 'publishOn',
    found: draft ? 'true' : (publishOn ?? ''),
    expected: `no such line, because every site has ${name} on file`,
  };
}

/** The foot of every page ends in a website for those who do not want to call. */
function footer({ site, helplines }: Content): Problem[] {
  return site.flatMap(({ file, data }) => {
    const named = data.footerHelp.map((name) => helplines.find(({ id }) => id === name)?.data);
    if (named.includes(undefined)) return [];
    return named.some((one) => one?.phone === null && one.url !== null)
      ? []
      : [
          {
            file,
            field: 'footerHelp',
            found: 'no service that has a website and no phone',
            expected: 'one, for readers who would rather not call',
          },
        ];
  });
}
