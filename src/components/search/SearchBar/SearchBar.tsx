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
 * Search field. Not of type `search`, in which Escape clears the text instead of closing the
 * dialog. Not in a form, which Enter would submit before hydration.
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
