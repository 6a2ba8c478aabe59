import * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkBonuses } from './check-bonuses.ts';
import { checkCasinos } from './check-casinos.ts';
import { checkCountries } from './check-countries.ts';
import { checkFiles } from './check-files.ts';
import { checkLinks } from './check-links.ts';
import { checkLists } from './check-lists.ts';
import { checkProse } from './check-prose.ts';
import { checkReferences } from './check-references.ts';
import { checkText } from './check-text.ts';
import { checkWording } from './check-wording.ts';
import { isSlug } from './file-names.ts';
import { describeIssue, type Problem } from './describe-issue.ts';
import { type Content, type RawEntry, readContent } from './read-content.ts';

export type CheckedContent = { problems: Problem[]; content: Content };

/**
 * Reads all content of a project, holds each file against its schema, then the files against each other
 * and their words. What passes can be built, and what is built of it is whole. Without arguments: the
 * content of this project.
 */
export function checkContent(root = '.', contentDir: string = CONTENT_DIR): CheckedContent {
  const entries = readContent(root, contentDir);
  const { problems, content } = checkForm(entries);
  const found = [
    ...problems,
    ...checkFiles(entries, root, contentDir),
    ...checkReferences(content, entries),
    ...checkCasinos(content),
    ...checkBonuses(content),
    ...checkCountries(content, entries, contentDir),
    ...checkLists(content),
    ...checkProse(content),
  ];
  // A page that is bad in itself still counts as there, so that one mistake is reported once.
  const withProblems = new Set(found.map(({ file }) => file.replace(/:\d+$/, '')));
  return {
    problems: [
      ...found,
      ...checkLinks(content, entries, withProblems),
      ...entries
        .filter(({ faults }) => faults.length === 0)
        .flatMap(({ file }) => checkWording(root, file)),
    ],
    content,
  };
}

/** Each file by itself. One whose text cannot be read has nothing that a schema could look at. */
function checkForm(entries: readonly RawEntry[]): CheckedContent {
  const problems: Problem[] = [];
  const content = Object.fromEntries(
    Object.keys(COLLECTIONS).map((name) => [name, []]),
  ) as unknown as Record<CollectionName, unknown[]>;
  for (const entry of entries) {
    const { collection, id, file, data, body, faults } = entry;
    if (faults.length > 0) {
      problems.push(...faults.map(({ line, ...fault }) => ({ ...fault, file: `${file}:${line}` })));
      continue;
    }
    problems.push(...checkText(entry));
    const result = COLLECTIONS[collection].schema.safeParse(data);
    if (result.success) {
      // Under a name that can be no address it is as good as not there.
      if (isSlug(id)) content[collection].push({ id, file, body, data: result.data });
    } else {
      const keys = keysOf(COLLECTIONS[collection].schema);
      for (const issue of result.error.issues)
        problems.push(...describeIssue(file, data, issue, keys));
    }
  }
  return { problems, content: content as unknown as Content };
}

/** Every field name that a schema knows at any depth, to suggest from. */
function keysOf(schema: z.ZodType): string[] {
  const names = new Set<string>();
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && typeof node.properties === 'object' && node.properties !== null) {
      for (const name of Object.keys(node.properties)) names.add(name);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}
