import type { Source } from '#format/source-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import styles from '../self-check.module.css';

type Props = {
  options: readonly { label: string; points: number }[];
  bands: readonly { minPoints: number; maxPoints: number; name: string; text: string }[];
  /** Published questionnaire. */
  instrument: Source;
};

/** Points and bands of the self-check, for filling it in on paper. */
export function SelfCheckByHand({ options, bands, instrument }: Props) {
  return (
    <Fold summary="Adding up by hand">
      <div className={`stack-3 ${styles.hand}`}>
        <p>
          Each answer counts: {options.map(({ label, points }) => `${label} ${points}`).join(', ')}.
          Add the nine figures and look the total up.
        </p>
        <DataTable
          caption="What the total means"
          columns={[
            { label: 'Points' },
            { label: 'Group' },
            { label: 'What it means', wide: true },
          ]}
          rows={bands.map(({ minPoints, maxPoints, name, text }) => [
            minPoints === maxPoints ? String(minPoints) : `${minPoints} to ${maxPoints}`,
            name,
            text,
          ])}
        />
        <p className="fine">
          Questions and groups: <SourceName source={instrument} />.
        </p>
      </div>
    </Fold>
  );
}
