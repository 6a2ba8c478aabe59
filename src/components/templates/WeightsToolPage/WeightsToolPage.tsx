import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import {
  type RobustnessRow,
  RobustnessTable,
} from '../../weights/RobustnessTable/RobustnessTable.tsx';
import styles from './WeightsToolPage.module.css';

export type WeightsToolModel = {
  trail: readonly LinkItem[];
  /** Where the casinos are invented. */
  sampleNote: string | null;
  /** Where not all casinos are listed. */
  cutNote: string | null;
  robust: { sentences: readonly string[]; grid: string; rows: readonly RobustnessRow[] };
};

type Props = {
  page: WeightsToolModel;
  /** The sliders and the order that follows from them. */
  weights?: ReactNode;
};

export function WeightsToolPage({ page: { trail, sampleNote, cutNote, robust }, weights }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Your own weights"
        lead="Move what matters to you. The order follows; the facts do not change."
      />
      <Section variant="tight">
        <div className={styles.parts}>
          {weights}
          {(sampleNote !== null || cutNote !== null) && (
            <p className={styles.note}>{[sampleNote, cutNote].filter(Boolean).join(' ')}</p>
          )}
          <TitledSection id="robust" title="How far our order hangs on our weights">
            {robust.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <RobustnessTable rows={robust.rows} />
            <p>{robust.grid}</p>
            <TextLink href="/how-we-rate" text="What each criterion asks" />
          </TitledSection>
        </div>
      </Section>
    </>
  );
}
