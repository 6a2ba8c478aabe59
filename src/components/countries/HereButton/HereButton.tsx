import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HereButton.module.css';

type Props = {
  code: string;
  nameInText: string;
  /** Whether a reader who has chosen no country is taken to be here. */
  isAtFirst: boolean;
};

/** Chooses the country whose page this is. */
export function HereButton({ code, nameInText, isAtFirst }: Props) {
  return (
    <div className={styles.here}>
      <button type="button" value={code} aria-pressed={isAtFirst} data-country-choice>
        I am here<VisuallyHidden> in {nameInText}</VisuallyHidden>
      </button>
      <p role="status">
        <span data-where={code} hidden={!isAtFirst}>
          Help and links on every page follow {nameInText}. <a href="#where-you-are">Change</a>
        </span>
      </p>
    </div>
  );
}
