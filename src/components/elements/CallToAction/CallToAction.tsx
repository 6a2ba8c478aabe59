import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LatheBorder } from '../LatheBorder/LatheBorder.tsx';
import { Watermark } from '../Watermark/Watermark.tsx';
import band from '../band.module.css';
import styles from './CallToAction.module.css';

type Props = { title: string; text: string; href: string; linkText: string; artHref: string };

/** Closing band of a page with one link; not printed. */
export function CallToAction({ title, text, href, linkText, artHref }: Props) {
  return (
    <section className={`actions ${band.band}`} data-pagefind-ignore>
      <div className={band.border}>
        <LatheBorder />
      </div>
      <div className={styles.clip}>
        <span className={styles.art}>
          <Watermark href={artHref} />
        </span>
      </div>
      <div className="wrap">
        <div className={`columns-48 ${styles.row}`}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <ButtonLink variant="onBand" href={href}>
            {linkText}
            <Icon name="right" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
