import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { formatCount } from '#format/text.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

export type RoundsToolModel = {
  trail: readonly LinkItem[];
  /** Audit as one file; `null` under `npm run dev`. */
  offline: { href: string; bytes: number; sha256: string } | null;
};

const HISTORY: LinkItem = { text: 'Get your history', href: '/tools/rounds/history' };
const READ_ON: readonly LinkItem[] = [
  { text: 'How rounds are judged', href: '/tools/rounds/method' },
  { text: 'Usual multipliers, other odds: a finding', href: '/tools/rounds/winna' },
  { text: 'Check a single round', href: '/tools/round' },
];

export function RoundsToolPage({ page, tool }: { page: RoundsToolModel; tool?: ReactNode }) {
  const { trail, offline } = page;
  return (
    <>
      <CompactHead
        trail={trail}
        title="Check your bets"
        actions={<TextLink {...HISTORY} />}
        isSmall
      />
      <Section variant="tight">{tool}</Section>
      <RailSection variant="ruled" rail={<Contents title="Read next" items={READ_ON} />}>
        <TitledSection id="needs" title="What it needs">
          <p>
            A file of your bets, as JSON, CSV or TSV. We recognize the archive of Stake, records of
            Duel and LIQD, lists of dice rolls and the files of bustabit. For any other table you
            say what its columns hold. It needs a stake and what came back in each row.
          </p>
          <p>
            Payouts are judged without any seed. To judge results, change your pair of seeds at the
            casino, so it reveals the old server seed, and paste that seed here.
          </p>
          <p>
            A list of dice or limbo numbers names no hash. Write both seeds in its first line:{' '}
            <code>Nonce,Result,,Unhashed Server Seed:…,Client Seed:…</code>
          </p>
        </TitledSection>
        <TitledSection id="by-hand" title="How to check by hand">
          <p>
            Take one row. Multiply its stake by the multiplier of the published table and compare
            the product with what came back. Then hash the revealed server seed with any SHA-256
            program and compare the hash with the one in the row. The page for a single round shows
            every step from the seeds to the result.
          </p>
        </TitledSection>
        <TitledSection id="limits" title="What it can’t prove">
          <p>
            It reads what a file says. It can’t show that the file is whole, that the money reached
            you, or that you saw the hash before the bet. A history that follows every rule still
            costs its house edge. A row that doesn’t follow a rule is no proof that you were cheated
            or that a game is rigged. It usually has an innocent cause, and the result names the
            usual ones.
          </p>
        </TitledSection>
        {offline !== null && (
          <TitledSection id="offline" title="The audit as one file">
            <p>
              <a href={offline.href} download="audit-of-rounds.html">
                Save the audit
              </a>{' '}
              ({formatCount(offline.bytes)} bytes). It works from your disk without a network. Its
              SHA-256 is:
            </p>
            <p>
              <code>{offline.sha256}</code>
            </p>
          </TitledSection>
        )}
      </RailSection>
    </>
  );
}
