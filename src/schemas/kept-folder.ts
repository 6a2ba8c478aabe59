/**
 * The folder of what builds keep for the next, by its name; `KEPT_DIR` names another place for all of them,
 * for a build that is to start from nothing.
 */
export const keptFolder = (name: string) => `${process.env['KEPT_DIR'] || '.cache'}/${name}`;
