import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import styles from './ChosenStatus.module.css';

type Props = {
  /** Names of the casinos that are shown or loading. */
  text: string;
  /** Sentences about casinos of the address that cannot be shown. */
  leftOut: readonly string[];
  /** Chosen casinos that do not fit. */
  waiting: readonly { id: string; name: string }[];
  /** Loading error as a sentence, or `null`. */
  failure: string | null;
  statusRef?: Ref<HTMLParagraphElement>;
  onShow: (id: string) => void;
  onRetry: () => void;
};

/** Reports the casinos that are compared, and those that could not be added. */
export function ChosenStatus({ text, leftOut, waiting, failure, ...handlers }: Props) {
  const { statusRef, onShow, onRetry } = handlers;
  return (
    <div className="soft stack-3">
      <div aria-live="polite">
        <p ref={statusRef} tabIndex={-1} className={styles.text}>
          {text}
        </p>
        {leftOut.length > 0 && (
          <ul className={styles.leftOut}>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {failure !== null && <Notice tone="warn">{failure}</Notice>}
      </div>
      {failure !== null && (
        <div>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {waiting.length > 0 && (
        <div className="row controls">
          <p>Two at a time fit here. Also chosen:</p>
          {waiting.map(({ id, name }) => (
            <Button key={id} variant="quiet" size="small" onClick={() => onShow(id)}>
              Show {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
