import { createInterface, type Interface } from 'node:readline/promises';
import type * as z from 'zod';
import { COLLECTIONS } from '#schemas/collections.ts';
import {
  type GroupList,
  isGroupList,
  type Question,
  questionsOf,
  refusal,
  type Refusal,
  valueOf,
  withValue,
} from './questions.ts';
import type { Named, Template, Values } from './templates.ts';

/** Where somebody sits who can be asked. */
export type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/**
 * Asks in a terminal, line by line, until its end. `null` from `ask` means that whoever sat there has gone, by Ctrl+C or
 * Ctrl+D: then nothing is to be written.
 */
export function openTerminal({ input, output }: Terminal) {
  const lines: Interface = createInterface({ input, output });
  const gone = new AbortController();
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => gone.abort());
  return {
    say: (text: string) => void output.write(`${text}\n`),
    ask: (question: string): Promise<string | null> =>
      lines.question(question, { signal: gone.signal }).catch(() => null),
    close: () => lines.close(),
  };
}

export type Asker = Pick<ReturnType<typeof openTerminal>, 'say' | 'ask'>;

/** Whoever was asked has gone. */
class Gone extends Error {}

/**
 * Asks for each field that a new file is not valid without, and again, with the reason, where the schema of
 * the collection refuses the answer. An empty line leaves a field for later. `null` if the asking was ended.
 */
export async function interview(
  template: Template,
  named: Named,
  asker: Asker,
): Promise<Values | null> {
  const questions = questionsOf(template, named);
  const { schema } = COLLECTIONS[template.collection];
  const { say } = asker;
  if (questions.length > 0) {
    const count = questions.length === 1 ? 'One question' : `${questions.length} questions`;
    say(`${count}. Enter alone leaves one for later; Ctrl+C writes nothing.`);
  }
  let answers: Values = {};
  try {
    for (const [index, asked] of questions.entries()) {
      say(`\n${index + 1} of ${questions.length}: ${titleOf(asked)}`);
      const value = isGroupList(asked)
        ? await askedEntries(asked, schema, asker)
        : await askedLine(asked, asker, (one) => refusal(schema, at(asked, one), asked.path));
      if (value !== undefined) answers = withValue(answers, asked.path, value);
    }
  } catch (error) {
    if (error instanceof Gone) return null;
    throw error;
  }
  return answers;
}

const at = ({ path }: { path: readonly string[] }, value: unknown) => withValue({}, path, value);

/** A value that fits, from one line; `undefined` where the line is empty. Throws `Gone`. */
async function askedLine(
  question: Question,
  { say, ask }: Asker,
  refused: (value: unknown) => Refusal | null,
): Promise<unknown> {
  const hint = hintOf(question);
  if (hint !== '') say(hint);
  for (;;) {
    const line = await ask('> ');
    if (line === null) throw new Gone();
    if (line.trim() === '') return undefined;
    const value = valueOf(line, question.field);
    const found = refused(value);
    if (found === null) return value;
    say(`${found.reason}. Try again:`);
  }
}

/** The entries of a list, one after another; `undefined` where there are none. Throws `Gone`. */
async function askedEntries(
  list: GroupList,
  schema: z.ZodType,
  asker: Asker,
): Promise<Values[] | undefined> {
  const { path, least, most } = list;
  const count = `${least > 0 ? `At least ${least}` : 'Any number'}, one after another`;
  asker.say(`${count}. Enter alone at the first question of one ends the list.`);
  const entries: Values[] = [];
  while (entries.length < most) {
    asker.say(`\n${path.join('.')}, number ${entries.length + 1}`);
    const entry = await askedEntry(list, schema, asker);
    if (entry === undefined) break;
    entries.push(entry);
  }
  if (entries.length < least) {
    asker.say(`${least - entries.length} more to be written in the file later.`);
  }
  return entries.length === 0 ? undefined : entries;
}

/** One entry of a list, each field for itself and then together. Throws `Gone`. */
async function askedEntry(
  list: GroupList,
  schema: z.ZodType,
  asker: Asker,
): Promise<Values | undefined> {
  const given = new Map<string, unknown>();
  const entry = (more: object = {}): Values => ({ ...filled(list, given), ...more });
  const place = (name: string) => [...list.path, 0, name];
  const askFor = async (question: Question) => {
    const name = question.path.at(-1) ?? '';
    asker.say(`\n${titleOf(question, name)}`);
    const value = await askedLine(question, asker, (one) =>
      refusal(schema, at(list, [entry({ [name]: one })]), place(name)),
    );
    given.set(name, value ?? (question.empty === 'unknown' ? null : undefined));
    return value;
  };

  const [first, ...others] = list.fields;
  if (first === undefined || (await askFor(first)) === undefined) return undefined;
  for (const question of others) await askFor(question);
  // What each field says by itself can go against another.
  for (;;) {
    const found = refusal(schema, at(list, [entry()]), [...list.path, 0]);
    const name = String(found?.path[list.path.length + 1]);
    const question = list.fields.find(({ path }) => path.at(-1) === name);
    const isBlank = question?.empty === 'later' && given.get(name) === undefined;
    if (found === null || question === undefined || isBlank) return entry();
    asker.say(`\n${found.reason}.`);
    if ((await askFor(question)) === undefined) return entry();
  }
}

/** What an entry says so far, in the order of the schema: of what was not asked, that nobody knows it. */
function filled({ fields, names }: GroupList, given: ReadonlyMap<string, unknown>): Values {
  const asked = new Map(fields.map((question) => [question.path.at(-1) ?? '', question]));
  return Object.fromEntries(
    names.flatMap((name) => {
      const question = asked.get(name);
      if (question === undefined) return [[name, null]];
      const value = given.get(name);
      return value === undefined && question.empty === 'left out' ? [] : [[name, value]];
    }),
  );
}

const titleOf = (
  { path, about }: { path: readonly string[]; about: string },
  name = path.join('.'),
) => `${name}${about === '' ? '' : ` (${about})`}`;

const EMPTY: Readonly<Record<Question['empty'], string>> = {
  later: '',
  unknown: 'Enter alone: not known',
  'left out': 'Enter alone leaves it out',
};

/** What fits into the line that follows. */
function hintOf({ choices, example, field, empty }: Question): string {
  const lines: string[] = [];
  if (choices.length > 0) lines.push(`One of: ${choices.join(', ')}`);
  else if (field.type === 'boolean') lines.push('yes or no');
  else {
    if (field.type === 'array') lines.push('Texts, with | between them');
    if (!example.includes('…')) lines.push(`Such as: ${example}`);
  }
  if (EMPTY[empty] !== '') lines.push(EMPTY[empty]);
  return lines.join('\n');
}
