import type { StorageKey } from '#domain/consent/storage-keys.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './StorageTable.module.css';

/** Every entry that the code may keep in the browser, from the list that the code is held to. */
export function StorageTable({ keys }: { keys: readonly StorageKey[] }) {
  return (
    <DataTable
      caption="Entries in your browser’s storage"
      showCaption
      columns={[
        { label: 'Name' },
        { label: 'What it holds', wide: true },
        { label: 'What for', wide: true },
        { label: 'Written when', wide: true },
        { label: 'How long', wide: true },
      ]}
      rows={keys.map(({ name, holds, purpose, writtenWhen, lifetime }) => [
        <code key={name} className={styles.name}>
          {name}
        </code>,
        holds,
        purpose,
        writtenWhen,
        lifetime,
      ])}
    />
  );
}
