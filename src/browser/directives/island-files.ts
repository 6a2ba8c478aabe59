/**
 * Asks for the files that an island needs, all at once: the build has written them down
 * (`integrations/island-files.ts`), and one after another would be found in the one before.
 */
export function fetchFiles({ dataset }: HTMLElement): void {
  for (const href of dataset['files']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
