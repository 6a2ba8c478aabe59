import type { StorageKey } from '#domain/consent/storage-keys.ts';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import styles from './CookiePolicyPage.module.css';

type Props = { page: ProsePageModel & { storageKeys: readonly StorageKey[] } };

export function CookiePolicyPage({ page }: Props) {
  return (
    <ProsePage
      page={page}
      below={{ 'what-is-stored-in-your-browser': <StorageTable keys={page.storageKeys} /> }}
    />
  );
}

/** Storage keys of the site, from the list that a test holds the code to. */
function StorageTable({ keys }: { keys: readonly StorageKey[] }) {
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
