import { Badge } from '../../elements/Badge/Badge.tsx';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { Unverified } from '../../elements/Unverified/Unverified.tsx';
import styles from '../countries.module.css';

export type CountryStatusModel = {
  words: string;
  isUnverified: boolean;
  /** What this kind of status means for a player. */
  meaning: string;
  /** The law and the help that exists, in a few sentences. */
  notice: string;
  /** When the sources of both were read; `null` where nobody has read one. */
  readings: string | null;
};

export type GlanceModel = {
  regulator: string;
  /** Public list of licensed operators; `null` where none is recorded, and `noRegister` says why. */
  register: string | null;
  noRegister: string;
  selfExclusion: string | null;
  /** The first service that can be called. */
  help: {
    kind: string;
    phone: { display: string; tel: string } | null;
    isUnverified: boolean;
  } | null;
};

type Props = { status: CountryStatusModel; glance: GlanceModel };

/** The legal status in words, large, and what it means; below it four facts that most readers look for. */
export function CountryStatus({ status, glance }: Props) {
  const { regulator, register, noRegister, selfExclusion, help } = glance;
  const helpline = help?.phone ? (
    <>
      <a href={help.phone.tel}>{help.phone.display}</a>{' '}
      {help.isUnverified && <Badge tone="warn">Not confirmed</Badge>}
    </>
  ) : (
    <a href="#helplines">Online, see below</a>
  );
  return (
    <>
      <section className={`texts ${styles.status}`} aria-labelledby="status">
        <h2 id="status" className={styles.label}>
          Status
        </h2>
        <div className={`row ${styles.line}`}>
          <p className={styles.words}>{status.words}</p>
          {status.isUnverified && <Unverified />}
        </div>
        <p className={styles.meaning}>{status.meaning}</p>
        <p className={styles.notice}>{status.notice}</p>
        {status.readings !== null && <p className={`fine ${styles.notice}`}>{status.readings}</p>}
      </section>
      <FactList
        facts={[
          { label: 'Regulator', value: regulator },
          { label: 'Register of licences', value: register ?? noRegister },
          { label: 'Self-exclusion', value: selfExclusion ?? 'None found' },
          { label: help?.kind ?? 'Helpline', value: helpline },
        ]}
      />
    </>
  );
}
