import { FactList } from '../../elements/FactList/FactList.tsx';
import styles from './CountryGlance.module.css';

export type GlanceModel = {
  regulator: string;
  /** Public list of licensed operators; `null` where none is recorded. */
  register: string | null;
  selfExclusion: string | null;
  phone: { display: string; tel: string } | null;
};

type Props = { glance: GlanceModel };

/** What most readers look for, in four facts. */
export function CountryGlance({ glance: { regulator, register, selfExclusion, phone } }: Props) {
  return (
    <FactList
      facts={[
        { label: 'Regulator', value: regulator },
        { label: 'Register of licences', value: register ?? 'Not recorded' },
        { label: 'Self-exclusion', value: selfExclusion ?? 'None recorded' },
        {
          label: 'Helpline',
          value:
            phone === null ? (
              <a href="#helplines">Online, see below</a>
            ) : (
              <a className={styles.phone} href={phone.tel}>
                {phone.display}
              </a>
            ),
        },
      ]}
    />
  );
}
