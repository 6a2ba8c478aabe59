import type { Ref } from 'react';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { HelpContacts } from '../HelpContacts/HelpContacts.tsx';
import { LinksHidden } from '../LinksHidden/LinksHidden.tsx';
import styles from '../self-check.module.css';

export type SelfCheckBand = {
  name: string;
  text: string;
  whereNext: readonly { label: string; href: string }[];
};

type Props = {
  points: number;
  highestPoints: number;
  band: SelfCheckBand;
  notADiagnosis: string;
  help: readonly HelpLine[];
  helpWebsite: { name: string; href: string };
  /** Takes the focus when the result appears. */
  headingRef: Ref<HTMLHeadingElement>;
};

/** Result of the self-check: contacts first, then the points. */
export function SelfCheckResult(props: Props) {
  const { points, highestPoints, band, notADiagnosis, help, helpWebsite, headingRef } = props;
  return (
    <section className={`raised stack-4 ${styles.result}`} aria-labelledby="self-check-result">
      <h3 id="self-check-result" ref={headingRef} tabIndex={-1}>
        Your result
      </h3>
      <div className={styles.help}>
        <p>
          <b>Someone to talk to, whatever the figure says:</b>
        </p>
        <HelpContacts
          help={help}
          helpWebsite={helpWebsite}
          more={<a href="#helplines">All helplines by country</a>}
        />
      </div>
      <p className={`row ${styles.figure}`}>
        <span>{band.name}</span>
        <span>{`${points} of ${highestPoints} points`}</span>
      </p>
      <p>{band.text}</p>
      <ul className="taps stack-1">
        {band.whereNext.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p data-where="links-hidden" hidden>
        <LinksHidden />
      </p>
      <p className={styles.limit}>{notADiagnosis}</p>
    </section>
  );
}
