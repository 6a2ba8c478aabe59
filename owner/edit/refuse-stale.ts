/** Error that the form shows, with all that was typed still in it. */
const message = (name: string) =>
  `${name} was changed in another window or by hand after it was opened here, so nothing was saved. ` +
  'Reload this page and open the form again: it offers to restore what you typed.';

type Seen = { handle: FileSystemFileHandle; changedAt: number };

/** Makes a save over a file that this window has not read as it is now fail with words; the CMS asks so on GitHub and GitLab alone. */
export function refuseStale(): void {
  const seen: Record<string, Seen[]> = {};
  const { getFile, createWritable, move } =
    FileSystemFileHandle.prototype as FileSystemFileHandle & {
      move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
    };
  const refuseIfStale = async (handle: FileSystemFileHandle) => {
    const { size, lastModified } = await getFile.call(handle);
    for (const one of seen[handle.name] ?? []) {
      if (!(await one.handle.isSameEntry(handle))) continue;
      if (one.changedAt === lastModified) return;
      break;
    }
    // A file that was just made to be written to is empty.
    if (size > 0) throw new Error(message(handle.name));
  };
  FileSystemFileHandle.prototype.getFile = async function () {
    const file = await getFile.call(this);
    (seen[this.name] ??= []).unshift({ handle: this, changedAt: file.lastModified });
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
      if (old !== null) await refuseIfStale(old);
      return move.call(this, folder, name);
    },
  });
}
