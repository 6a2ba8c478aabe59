import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import './balance-inks.css';
import styles from './Hero.module.css';

export type HeroModel = {
  tagline: string;
  lead: string;
  art: string;
};

type Props = {
  hero: HeroModel;
  /** Caption and sliders of the balance. */
  balance: ReactNode;
};

export function Hero({ hero: { tagline, lead, art }, balance }: Props) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div className={`columns-64 ${styles.columns}`}>
          <div className={styles.text}>
            <h1>{tagline}</h1>
            <p className={`lead ${styles.lead}`}>
              {lead} <a href="/start">New to this?</a>
            </p>
            <div className={`actions row ${styles.actions}`}>
              <ButtonLink href="/bonuses">Find Best Bonuses</ButtonLink>
              <ButtonLink variant="quiet" href="#casinos">
                Read Reviews
              </ButtonLink>
            </div>
          </div>
          <figure className={styles.figure}>
            <Engraving svg={art} />
            <figcaption>{balance}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
