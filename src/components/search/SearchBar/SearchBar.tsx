import type { FocusEventHandler, InputEventHandler, Ref } from 'react';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import styles from './SearchBar.module.css';

type Props = {
  dialogId: string;
  ref: Ref<HTMLInputElement>;
  onInput: InputEventHandler<HTMLInputElement>;
  onFocus: FocusEventHandler<HTMLInputElement>;
  onEnter: () => void;
};

/**
 * The field of the search. Not of the type `search`, in which Escape takes away what was typed in
 * place of closing the dialog. Not in a form: before hydration Enter would submit that and leave the page.
 */
export function SearchBar({ dialogId, ref, onInput, onFocus, onEnter }: Props) {
  return (
    <div className={styles.bar} role="search">
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
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onEnter();
        }}
      />
      <IconButton icon="cross" label="Close search" closesDialog={dialogId} />
    </div>
  );
}
