import type { Examples } from '../../examples.ts';
import { STORAGE_KEYS } from '#domain/consent/storage-keys.ts';
import type { StorageTable } from './StorageTable.tsx';

export const examples: Examples<typeof StorageTable> = {
  usual: { keys: STORAGE_KEYS },
};
