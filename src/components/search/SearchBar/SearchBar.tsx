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
 * The search field. Its type is not `search`, where Escape would clear the text instead of closing the dialog.
 * It has no name, so that what is typed reaches no address.
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
