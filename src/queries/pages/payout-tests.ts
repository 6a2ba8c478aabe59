import { minutesBetween } from '#domain/pay-sheet/payout-time.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { testSentence } from '#format/pay-words.ts';
import { formatCount, formatDate, formatList, formatMoney } from '#format/text.ts';
import { NOT_KNOWN } from '#format/unknown-words.ts';
import { pagesInFolder, type Place } from '#models/pages/page-kind.ts';
import { shownBlocks } from '#models/prose/prose-blocks.ts';
import { sanitisePost } from '#models/prose/prose-html.ts';
import { labelTables } from '#models/prose/prose-tree.ts';
import { renderedHtml } from '#models/prose/rendered-html.ts';
import type { PayoutTest } from '#schemas/payout-test.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { bylineOf } from '../people/people.ts';
import { picturesIn } from '../pictures/pictures.ts';
import { casinoList } from './casino-list.ts';

/** Page for each payout test; a site without any is no mistake. */
export const payoutTests = pagesInFolder({
  folder: FOLDERS.payoutTests,
  below: casinoList,
  search: 'casino',
  plate: 'Bonuses',
  group: 'casinos',
  entries: async () =>
    (await allEntries('payoutTests')).map(({ id, data }) => ({
      slug: id,
      name: data.title,
      changedOn: data.updatedOn ?? data.withdrawal.requestedAt.slice(0, 10),
    })),
  view: payoutTestPage,
  head: async ({ slug }) => {
    const { data } = await testOf(slug);
    return {
      title: data.title,
      description: `${data.title}: ${sentenceOf(data)} Times, amounts and transactions of a test with our own money.`,
      keywords: ['casino payout test', 'casino withdrawal test'],
      signed: null,
    };
  },
});

const testOf = async (slug: string) =>
  requireEntry(await allEntries('payoutTests'), slug, 'a payout test');

/** It paid 0.01 BTC in 3 h. */
function sentenceOf({ withdrawal }: PayoutTest): string {
  const { requestedAt, arrivedAt, arrived } = withdrawal;
  const minutes = arrivedAt === undefined ? null : minutesBetween(requestedAt, arrivedAt);
  return testSentence(arrived ?? withdrawal.amount, minutes);
}

async function payoutTestPage({ slug }: Place) {
  const test = await testOf(slug);
  const { data } = test;
  const { deposit, bets, withdrawal } = data;
  const html = labelTables(sanitisePost(renderedHtml(test)));
  const utc = (moment: string | undefined) =>
    moment === undefined ? null : `${formatDate(moment.slice(0, 10))}, ${moment.slice(11)} UTC`;
  return {
    title: data.title,
    lead: sentenceOf(data),
    byline: await bylineOf(data),
    review: { text: 'Will it pay me?', href: pageHref(FOLDERS.paySheets, data.casino) },
    facts: [
      { label: 'Deposit', value: `${formatMoney(deposit.amount)} by ${deposit.network}` },
      { label: 'Sent', value: utc(deposit.sentAt) },
      { label: 'Transaction of the deposit', value: deposit.transaction ?? NOT_KNOWN },
      {
        label: 'Bets',
        value: `${formatCount(bets.count)} on ${bets.games}, ${formatMoney(bets.total)} in all`,
      },
      { label: 'Bonus', value: data.withBonus ? 'Taken' : 'None' },
      { label: 'Asked for', value: formatMoney(withdrawal.amount) },
      { label: 'Asked on', value: utc(withdrawal.requestedAt) },
      {
        label: 'Arrived',
        value:
          utc(withdrawal.arrivedAt) ??
          `Nothing by ${formatDate(withdrawal.givenUpOn ?? withdrawal.requestedAt.slice(0, 10))}`,
      },
      {
        label: 'Amount that arrived',
        value: withdrawal.arrived === undefined ? 'None' : formatMoney(withdrawal.arrived),
      },
      { label: 'Transaction of the payout', value: withdrawal.transaction ?? NOT_KNOWN },
      {
        label: 'Documents asked for',
        value: data.documents.length === 0 ? 'None' : formatList(data.documents),
      },
    ],
    body: shownBlocks(html, await picturesIn(html, 'payout-tests')),
  };
}
