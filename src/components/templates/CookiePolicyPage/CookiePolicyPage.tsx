import type { StorageKey } from '#domain/consent/storage-keys.ts';
import { StorageTable } from '../../legal/StorageTable/StorageTable.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Props = { page: ProsePageModel & { storageKeys: readonly StorageKey[] } };

export function CookiePolicyPage({ page }: Props) {
  return (
    <ProsePage
      page={page}
      below={{ 'what-is-stored-in-your-browser': <StorageTable keys={page.storageKeys} /> }}
    />
  );
}
