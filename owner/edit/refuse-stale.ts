/** Error that the form shows, with all that was typed still in it. */
const message = (name: string) =>
  `${name} was changed in another window or by hand after it was opened here, so nothing was saved. ` +
  'Save again to put yours in its place; or copy what you typed, and reload this page to see the other first.';

type Seen = { handle: FileSystemFileHandle; changedAt: number };

/** Makes a save over a file that this window has not read as it is now fail once, with words; the CMS asks so on GitHub and GitLab alone. */
export function refuseStale(): void {
  const seen: Record<string, Seen[]> = {};
  // The CMS tries a refused file again before it gives up.
  const refused = new WeakSet<FileSystemFileHandle>();
  const { getFile, createWritable, move } =
    FileSystemFileHandle.prototype as FileSystemFileHandle & {
      move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
    };
  const remember = (handle: FileSystemFileHandle, changedAt: number) =>
    (seen[handle.name] ??= []).unshift({ handle, changedAt });
  const refuseIfStale = async (handle: FileSystemFileHandle, by = handle) => {
    if (by !== handle && refused.has(by)) throw new Error(message(handle.name));
    const { size, lastModified } = await getFile.call(handle);
    for (const one of seen[handle.name] ?? []) {
      if (!(await one.handle.isSameEntry(handle))) continue;
      if (one.changedAt === lastModified) return;
      break;
    }
    // A file that was just made to be written to is empty.
    if (size === 0) return;
    remember(handle, lastModified);
    refused.add(by);
    throw new Error(message(handle.name));
  };
  FileSystemFileHandle.prototype.getFile = async function () {
    const file = await getFile.call(this);
    remember(this, file.lastModified);
    return file;
  };
  FileSystemFileHandle.prototype.createWritable = async function (options) {
    await refuseIfStale(this);
    return createWritable.call(this, options);
  };
  if (move === undefined) return;
  // A file is written beside its place and then moved over it.
  Object.assign(FileSystemFileHandle.prototype, {
    async move(this: FileSystemFileHandle, folder: FileSystemDirectoryHandle, name: string) {
      const old = await folder.getFileHandle(name).catch(() => null);
      if (old !== null) await refuseIfStale(old, this);
      return move.call(this, folder, name);
    },
  });
}
