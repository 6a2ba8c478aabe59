import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../describe-issue.ts';
import { textOfFile } from './read-content.ts';

/** The same problems with the line of the file behind its name, where it can be told. */
export function withLines(problems: readonly Problem[], root = '.'): Problem[] {
  const lines = new Map<string, (problem: Problem) => number | null>();
  return problems.map((problem) => {
    const { file } = problem;
    const full = path.join(root, file);
    // A symlink is not followed: it may lead out of the content.
    const isText = lstatSync(full, { throwIfNoEntry: false })?.isFile() === true;
    if (!/\.(?:yaml|md)$/.test(file) || !isText) return problem;
    const lineOf = lines.get(file) ?? linesOf(readFileSync(full, 'utf8'), file);
    lines.set(file, lineOf);
    const line = lineOf(problem);
    return line === null ? problem : { ...problem, file: `${file}:${line}` };
  });
}

function linesOf(text: string, file: string): (problem: Problem) => number | null {
  const { yaml, firstLine } = textOfFile(text, file);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { schema: 'core', lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  return ({ field, found }) => {
    if (field === '') return lineOfWords(text, found);
    let node: unknown = document.contents;
    let line: number | null = null;
    for (const key of field.replaceAll(/\[(\d+)\]/g, '.$1').split('.')) {
      if (isMap(node)) {
        const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
        if (isNode(pair?.key)) line = lineAt(pair.key.range?.[0] ?? 0);
        node = pair?.value;
      } else {
        node = Reflect.get(Object(Reflect.get(Object(node), 'items')), key);
        if (isNode(node)) line = lineAt(node.range?.[0] ?? 0);
      }
      if (node === undefined) break;
    }
    return line;
  };
}

/** Words of the text that a message quotes, such as “our list” or the address of a link. */
const QUOTED =
  /“([^”]+)”|(<\w+)(?=>, which)|\ba link to (\S+?)(?=,|$)|\bthe (?:picture|footnote) (\S+?)(?=:|$)/;

function lineOfWords(text: string, found: string): number | null {
  const words = QUOTED.exec(found)
    ?.slice(1)
    .find((one) => one !== undefined);
  const at = words === undefined ? -1 : text.indexOf(words);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}
