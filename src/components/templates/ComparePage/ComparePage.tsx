import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import styles from './ComparePage.module.css';

export type CompareModel = { trail: readonly LinkItem[]; help: readonly HelpLine[] };

type Props = {
  page: CompareModel;
  table?: ReactNode;
};

export function ComparePage({ page: { trail, help }, table }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Compare casinos"
        lead="Up to four side by side, or two on a phone, fact by fact. The letter is the grade of evidence, from A to E; the date is when it was read."
      />
      <Section variant="tight">
        <ChipPatterns size="small" />
        <div className={styles.parts}>
          <Disclosure />
          {table}
          <div className={styles.reading}>
            <p>
              A row says which value is lower, shorter or more where the values are figures of the
              same kind, each with its source; it does not say which casino is better, and there is
              no winner of them all. A note on a fact, and where it was read, stand in the casino’s
              review. <a href="/how-we-rate#grades">What the grades mean</a>.
            </p>
            <p>
              Which casinos you compare stands behind the # of the address: whoever opens it sees
              the same table, and no server is told.
            </p>
          </div>
          <HelpNotice help={help} />
        </div>
      </Section>
    </>
  );
}
