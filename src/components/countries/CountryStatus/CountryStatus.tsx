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
};

export type GlanceModel = {
  regulator: string;
  /** Public list of licensed operators; `null` where none is recorded. */
  register: string | null;
  selfExclusion: string | null;
  phone: { display: string; tel: string } | null;
};

type Props = { status: CountryStatusModel; glance: GlanceModel };

/** The legal status in words, large, and what it means; below it four facts that most readers look for. */
export function CountryStatus({ status, glance }: Props) {
  const { regulator, register, selfExclusion, phone } = glance;
  const helpline =
    phone === null ? (
      <a href="#helplines">Online, see below</a>
    ) : (
      <a href={phone.tel}>{phone.display}</a>
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
      </section>
      <FactList
        facts={[
          { label: 'Regulator', value: regulator },
          { label: 'Register of licences', value: register ?? 'Not recorded' },
          { label: 'Self-exclusion', value: selfExclusion ?? 'None recorded' },
          { label: 'Helpline', value: helpline },
        ]}
      />
    </>
  );
}
