/**
 * `npm run links`: follows every address that pages lead to, and says which do not lead where they did. Words
 * after it: `fresh` asks again what was asked within six days, `json FILE` writes all answers, and
 * `accept ADDRESS WHY` lets today's answer of one address stand. Exit code 1 if anything is new.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, buildDay } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { goodContent } from './good-content.ts';
import { acceptAnswer } from './links/accept-answer.ts';
import { followAll, type LinkReport } from './links/follow-all.ts';
import { isAccepted, linksTable } from './links/links-table.ts';
import { outgoingLinks } from './links/outgoing-links.ts';

const CACHE = '.cache/links.json';
const DAYS_KEPT = 6;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const [word, value, ...why] = process.argv.slice(2);
const USAGE = 'Say: npm run links [fresh | json FILE | accept ADDRESS WHY]';
const isKnown = word === undefined || ['fresh', 'json', 'accept'].includes(word);
const needsValue = word === 'json' || word === 'accept';
if (!isKnown || needsValue !== (value !== undefined)) fail(USAGE);

const { content } = await goodContent(
  'The content has problems, so its links are not followed.',
  2,
);
const today = buildDay();
const { links, samples } = outgoingLinks(content);
const [registry] = content.links;
const known = new Map(word === 'fresh' ? [] : keptAnswers());
const isLoud = process.stderr.isTTY;
const reports = await followAll(links, {
  allowedHosts: registry?.data.allowedHosts ?? [],
  today,
  pauseMs: 1_000,
  hostsAtOnce: 6,
  known,
  onAnswer: ({ address }, done, of) => {
    if (isLoud) process.stderr.write(`\r\u001B[K${done} of ${of}: ${address.slice(0, 80)}`);
  },
});
if (isLoud) process.stderr.write('\r\u001B[K');
const answered = reports.filter(({ verdict }) => verdict !== 'no-answer');
if (reports.length > 0 && answered.length === 0) {
  fail('No host answers at all. Look whether this machine is connected, then run it again.');
}
mkdirSync(path.dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify(answered));

if (word === 'accept') {
  const report = reports.find(({ address }) => address === value);
  if (report === undefined) fail(`No file of the content has the address ${value}.`);
  console.log(acceptAnswer(CONTENT_DIR, report, why.join(' '), today));
  process.exit(0);
}
const accepted = content.acceptedLinks.flatMap(({ data }) => data.accepted);
const news = reports.filter((report) => !isAccepted(report, accepted));
if (word === 'json' && value !== undefined) {
  writeFileSync(value, `${JSON.stringify({ checkedOn: today, news, all: reports }, null, 2)}\n`);
}
console.log(linksTable(news));
console.log(
  `${reports.length} addresses followed: ${news.length} to look at. Left out, of invented casinos: ${samples}.`,
);
process.exit(news.length > 0 ? 1 : 0);

function keptAnswers(): [string, LinkReport][] {
  if (!existsSync(CACHE)) return [];
  try {
    const kept = JSON.parse(readFileSync(CACHE, 'utf8')) as LinkReport[];
    return kept
      .filter(({ checkedOn }) => checkedOn >= addDays(buildDay(), -DAYS_KEPT))
      .map((report) => [report.address, report]);
  } catch {
    return [];
  }
}
