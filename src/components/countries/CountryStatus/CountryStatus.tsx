import { FactList } from '../../elements/FactList/FactList.tsx';
import { Unverified } from '../../elements/Unverified/Unverified.tsx';
import styles from '../countries.module.css';

export type CountryStatusModel = {
  words: string;
  isUnverified: boolean;
  /** Meaning of the status for a player. */
  meaning: string;
  /** Law and available help in a few sentences. */
  notice: string;
  /** Dates of reading the sources of both; `null` where none was read. */
  readings: string | null;
};

export type GlanceModel = {
  regulator: string;
  /**
   * Public list of licensed operators; `null` where none is recorded, with the reason in
   * `noRegister`.
   */
  register: string | null;
  noRegister: string;
  selfExclusion: string | null;
  /** First service with a phone number. */
  help: {
    kind: string;
    phone: { display: string; tel: string } | null;
  } | null;
};

type Props = { status: CountryStatusModel; glance: GlanceModel };

/**
 * Legal status in large words with its meaning, above the four facts that most readers look for.
 */
export function CountryStatus({ status, glance }: Props) {
  const { regulator, register, noRegister, selfExclusion, help } = glance;
  const helpline = help?.phone ? (
    <a href={help.phone.tel}>{help.phone.display}</a>
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
          { label: 'Register of licenses', value: register ?? noRegister },
          { label: 'Self-exclusion', value: selfExclusion ?? 'None found' },
          { label: help?.kind ?? 'Helpline', value: helpline },
        ]}
      />
    </>
  );
}
