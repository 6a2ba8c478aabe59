import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Select } from '../../elements/Select/Select.tsx';
import styles from './CompareTools.module.css';

type Props = {
  /** Casinos that are not compared, by name; empty until they are known. */
  others: readonly { id: string; name: string }[];
  addText: string;
  chosenId: string;
  onlyDifferences: boolean;
  choiceRef?: Ref<HTMLSelectElement>;
  differencesRef?: Ref<HTMLInputElement>;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onDifferences: (isOn: boolean) => void;
  onDownload: () => void;
};

/** Adds a casino, hides equal rows, downloads the table. */
export function CompareTools(props: Props) {
  const { others, addText, chosenId, onlyDifferences, choiceRef, differencesRef } = props;
  const { onChoose, onAdd, onDifferences, onDownload } = props;
  return (
    // Outside a dialog this method does nothing, so a press before hydration does not navigate.
    <form
      className={`controls row ${styles.tools}`}
      method="dialog"
      aria-label="Change the comparison"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosenId !== '') onAdd();
        // The empty option explains what to choose.
        else event.currentTarget.querySelector('select')?.focus();
      }}
    >
      <div className={styles.add}>
        <Select
          id="compare-add"
          label="Another casino"
          ref={choiceRef}
          value={chosenId}
          disabled={others.length === 0}
          options={[
            { value: '', text: 'Choose a casino' },
            ...others.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChoose={onChoose}
        />
        <Button type="submit" variant="quiet" disabled={others.length === 0}>
          {addText}
        </Button>
      </div>
      <label className={styles.switch}>
        <input
          ref={differencesRef}
          className="over-face"
          type="checkbox"
          name="only"
          checked={onlyDifferences}
          onChange={({ currentTarget }) => onDifferences(currentTarget.checked)}
        />
        <span className={styles.knob} aria-hidden="true" />
        Differences only
      </label>
      <Button variant="quiet" size="small" onClick={onDownload}>
        Download as CSV
      </Button>
    </form>
  );
}
