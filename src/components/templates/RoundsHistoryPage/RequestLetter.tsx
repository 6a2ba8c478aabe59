import { Button } from '../../elements/Button/Button.tsx';
import { Field } from '../../elements/Field/Field.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import type { Law } from './law.ts';
import styles from './RoundsHistoryPage.module.css';

/** Rights under a law, and a letter to copy. */
export function RequestLetter({ law: { id, name, says, letter, sources } }: { law: Law }) {
  if (letter === null) return null;
  return (
    <TitledSection id={id} title={`Letter: ${name}`}>
      <p>{says}</p>
      <p className="soft">
        <SourceNames sources={sources} />
      </p>
      <Field id={`letter-${id}`} label={letter.lang === 'en' ? 'Letter' : 'Letter, in Portuguese'}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.letter}`}
            lang={letter.lang}
            readOnly
            rows={24}
            defaultValue={letter.text}
          />
        )}
      </Field>
      <div className={`row ${styles.actions}`} data-request hidden>
        <Button variant="quiet" size="small" copies={`letter-${id}`}>
          Copy the letter
        </Button>
        <p role="status" />
      </div>
    </TitledSection>
  );
}
