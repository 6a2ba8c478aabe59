import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { type ContactField, MAX_LENGTHS } from '#domain/contact/contact-message.ts';
import type { CharacterCount } from '#domain/contact/form-progress.ts';
import { formatCount } from '#format/text.ts';
import styles from './CharacterCounter.module.css';

type Props = {
  id: string;
  field: ContactField;
  /** `null` where nothing counts, as without script. */
  count: CharacterCount | null;
};

/** How many characters fit, and how many stand there. Read aloud only when it gets tight. */
export function CharacterCounter({ id, field, count }: Props) {
  const most = formatCount(MAX_LENGTHS[field]);
  const state = count?.state ?? 'within';
  return (
    <>
      <p className={`${styles.counter} ${styles[state]}`} id={id}>
        {inWords(count, most)}
      </p>
      <VisuallyHidden>
        <span role="status">{ANNOUNCED[state]}</span>
      </VisuallyHidden>
    </>
  );
}

function inWords(count: CharacterCount | null, most: string): string {
  if (count === null || count.used === 0) return `Up to ${most} characters`;
  const used = `${formatCount(count.used)} of ${most} characters`;
  return count.state === 'over' ? `${formatCount(-count.left)} too many: ${used}` : used;
}

/** Constant words, so that a screen reader is not interrupted by every key. */
const ANNOUNCED = {
  within: '',
  near: 'Little room is left in this field.',
  over: 'The text is too long for this field.',
} as const;
