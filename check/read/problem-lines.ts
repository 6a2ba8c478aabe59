import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
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
  return ({ field, found }) => {
    if (field === '') return lineOfWords(text, found);
    const keys = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
    // A field that is missing stands for the one around it.
    const node = keys
      .map((_, cut) => document.getIn(keys.slice(0, keys.length - cut), true))
      .find(isNode);
    const at = node?.range?.[0];
    return at === undefined ? null : counter.linePos(at).line + firstLine - 1;
  };
}

/** Words of the text that a message quotes, such as “our list” or an address. */
const QUOTED = /^(\S+)$|“([^”]+)”|(<\w+)(?=>, which)|\b(?:link to|the picture) (\S+?)(?=[,:]|$)/;

function lineOfWords(text: string, found: string): number | null {
  const words = QUOTED.exec(found)?.slice(1).find(Boolean);
  const at = words === undefined ? -1 : text.indexOf(words);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}
