import type { FocusEventHandler, InputEventHandler, Ref, SubmitEventHandler } from 'react';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import styles from './SearchBar.module.css';

type Props = {
  dialogId: string;
  ref: Ref<HTMLInputElement>;
  onInput: InputEventHandler<HTMLInputElement>;
  onFocus: FocusEventHandler<HTMLInputElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/**
 * The field of the search. Not of the type `search`, in which Escape takes away what was typed in
 * place of closing the dialog. It has no name: what is typed reaches no address. Submitted before the search is there, it is
 * answered once that has come (`browser/early-presses.ts`).
 */
export function SearchBar({ dialogId, ref, onInput, onFocus, onSubmit }: Props) {
  return (
    <form className={styles.bar} role="search" action="/search" onSubmit={onSubmit}>
      <Icon name="search" />
      <input
        ref={ref}
        className={styles.field}
        type="text"
        inputMode="search"
        aria-label="Search the site"
        placeholder="Casino, bonus, game, country…"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onInput={onInput}
        onFocus={onFocus}
      />
      <IconButton icon="cross" label="Close search" closesDialog={dialogId} />
    </form>
  );
}
