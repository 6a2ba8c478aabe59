import * as z from 'zod';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkCountries } from './check-countries.ts';
import { checkFiles } from './check-files.ts';
import { checkReferences } from './check-references.ts';
import { checkText } from './check-text.ts';
import { checkWording } from './check-wording.ts';
import { describeIssue, type Problem } from './describe-issue.ts';
import { type Content, readContent } from './read-content.ts';

export type CheckedContent = { problems: Problem[]; content: Content };

/**
 * Reads all content of a project, holds each file against its schema, then the files against each other
 * and their words. Without arguments: the content of this project.
 */
export function checkContent(root = '.', contentDir: string = CONTENT_DIR): CheckedContent {
  const problems: Problem[] = [];
  const content = Object.fromEntries(
    Object.keys(COLLECTIONS).map((name) => [name, []]),
  ) as unknown as Record<CollectionName, unknown[]>;

  const entries = readContent(root, contentDir);
  for (const entry of entries) {
    const { collection, id, file, data, body, syntaxErrors } = entry;
    if (syntaxErrors.length > 0) {
      for (const error of syntaxErrors) {
        problems.push({ file, field: '', found: `bad YAML: ${error}`, expected: 'valid YAML' });
      }
      continue;
    }
    problems.push(...checkText(entry));
    const result = COLLECTIONS[collection].schema.safeParse(data);
    if (result.success) content[collection].push({ id, file, body, data: result.data });
    else {
      const keys = keysOf(COLLECTIONS[collection].schema);
      for (const issue of result.error.issues)
        problems.push(...describeIssue(file, data, issue, keys));
    }
  }
  const checked = content as unknown as Content;
  return {
    problems: [
      ...problems,
      ...checkFiles(entries, contentDir),
      ...checkReferences(checked, entries),
      ...checkCountries(checked, entries),
      ...entries.flatMap(({ file }) => checkWording(root, file)),
    ],
    content: checked,
  };
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
