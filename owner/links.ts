/**
 * `npm run links`: asks every address that pages lead to, and lists those to look at, paid links first. Exit code 1 if
 * there are any, 2 if the content has problems or no host answers.
 */
import { requireValidContent } from './require-valid-content.ts';
import { checkPaidLink } from './links/check-paid-link.ts';
import { checkUnpaidLinks } from './links/check-unpaid-links.ts';
import { outgoingLinks } from './links/outgoing-links.ts';

const { content } = await requireValidContent(
  'The content has problems, so no link is checked.',
  2,
);
const { links, samples } = outgoingLinks(content);
const accepted = content.acceptedLinks.flatMap(({ data }) => data.accepted);
const asked = links.filter(({ address }) => !accepted.some((one) => one.address === address));
const paid = asked.filter(({ isPaid }) => isPaid);
const unpaid = asked.filter(({ isPaid }) => !isPaid);
console.error(`Asking ${asked.length} addresses…`);

const answers = await checkUnpaidLinks(unpaid.map(({ address }) => address));
const allowedHosts = content.links.flatMap(({ data }) => data.allowedHosts);
for (const { address } of paid) answers.set(address, await checkPaidLink(address, allowedHosts));

if (asked.length > 0 && ![...answers.values()].some(({ isReached }) => isReached)) {
  console.error('No host answers at all. Check the connection of this machine, then try again.');
  process.exit(2);
}
const toLookAt = [...paid, ...unpaid].filter(({ address }) => answers.get(address)?.problem);
for (const { address, isPaid, places } of toLookAt) {
  const problem = `${isPaid ? 'paid link, ' : ''}${answers.get(address)?.problem}`;
  const lines = [address, problem, ...places.map((place) => `in ${place}`)];
  console.log(`${lines.join('\n  ')}\n`);
}
console.log(
  `${asked.length} addresses asked: ${toLookAt.length} to look at. Left out: ${links.length - asked.length} accepted, ${samples} of invented casinos.`,
);
process.exitCode = toLookAt.length > 0 ? 1 : 0;
