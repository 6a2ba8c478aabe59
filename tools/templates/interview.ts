import { createInterface, type Interface } from 'node:readline/promises';
import { COLLECTIONS } from '#schemas/collections.ts';
import { type Question, questionsOf, refusal, valueOf, withValue } from './questions.ts';
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

/**
 * Asks for each field that a new file is not valid without, and again, with the reason, where the schema of
 * the collection refuses the answer. An empty line leaves a field for later. `null` if the asking was ended.
 */
export async function interview(
  template: Template,
  named: Named,
  { say, ask }: Asker,
): Promise<Values | null> {
  const questions = questionsOf(template, named);
  const { schema } = COLLECTIONS[template.collection];
  if (questions.length > 0) {
    say(`${questions.length} questions. Enter alone leaves one for later; Ctrl+C writes nothing.`);
  }
  let answers: Values = {};
  for (const [index, question] of questions.entries()) {
    say(`\n${wordsOf(question, index + 1, questions.length)}`);
    for (;;) {
      const line = await ask('> ');
      if (line === null) return null;
      if (line.trim() === '') break;
      const value = valueOf(line, question.field);
      const reason = refusal(schema, question, value);
      if (reason === null) {
        answers = withValue(answers, question.path, value);
        break;
      }
      say(`${reason}. Try again:`);
    }
  }
  return answers;
}

function wordsOf({ path, about, choices, example, field }: Question, place: number, all: number) {
  const lines = [`${place} of ${all}: ${path.join('.')}${about === '' ? '' : ` (${about})`}`];
  if (choices.length > 0) lines.push(`One of: ${choices.join(', ')}`);
  else if (field.type === 'array') lines.push('Texts, with | between them');
  else if (field.type === 'boolean') lines.push('yes or no');
  else if (!example.includes('…')) lines.push(`Such as: ${example}`);
  return lines.join('\n');
}
