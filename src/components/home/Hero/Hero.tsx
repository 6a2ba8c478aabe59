import { Actions } from '../../elements/Actions/Actions.tsx';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { Wrap } from '../../elements/Wrap/Wrap.tsx';
import styles from './Hero.module.css';

export type HeroModel = {
  tagline: string;
  lead: string;
  art: string;
  /** What the balance shows, in players of a hundred, and the plan that they follow. */
  example: { lost: string; middle: string; more: string; text: string };
};

type Props = { hero: HeroModel };

export function Hero({ hero: { tagline, lead, art, example } }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <h1>{tagline}</h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.actions}>
              <Actions>
                <ButtonLink href="/bonuses">Find Best Bonuses</ButtonLink>
                <ButtonLink variant="quiet" href="#casinos">
                  Read Reviews
                </ButtonLink>
              </Actions>
            </div>
          </div>
          <figure className={styles.figure}>
            <Engraving svg={art} />
            <figcaption>
              <dl className={styles.figures}>
                <div>
                  <dt>lose everything</dt>
                  <dd>{example.lost}</dd>
                </div>
                <div>
                  <dt>middle result</dt>
                  <dd>{example.middle}</dd>
                </div>
                <div>
                  <dt>leave with more than they put in</dt>
                  <dd>{example.more}</dd>
                </div>
              </dl>
              <p>{example.text}</p>
            </figcaption>
          </figure>
        </div>
      </Wrap>
    </section>
  );
}
