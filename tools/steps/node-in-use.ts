import path from 'node:path';

/** Which Node a command runs on, for its first line. */
export function nodeInUse(
  { version, execPath }: { version: string; execPath: string } = process,
  project = process.cwd(),
): string {
  const isOwn = execPath.startsWith(path.join(project, 'node_modules') + path.sep);
  return `Node ${version.replace(/^v/, '')}, ${isOwn ? 'which the project brings' : `of this machine (${execPath})`}`;
}
