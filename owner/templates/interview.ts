import * as clack from '@clack/prompts';
import { type Question, questionsOf, refusal, valueOf, withValue } from './questions.ts';
import type { Named, Template, Values } from './templates.ts';

const LATER = 'later';

/**
 * Asks for each required field of a new file, and asks again, with the reason, if the schema refuses the answer. An
 * empty line leaves the field for later. Returns `null` on Ctrl+C.
 */
export async function interview(template: Template, named: Named): Promise<Values | null> {
  const questions = questionsOf(template, named);
  const count = questions.length === 1 ? 'One question' : `${questions.length} questions`;
  if (questions.length > 0) {
    clack.log.info(`${count}. Enter alone leaves a text for later; Ctrl+C writes nothing.`);
  }
  let answers: Values = {};
  for (const question of questions) {
    const answer = await ask(template, question);
    if (clack.isCancel(answer)) return null;
    if (answer !== LATER) answers = withValue(answers, question.path, answer);
  }
  return answers;
}

async function ask({ collection }: Template, question: Question): Promise<unknown> {
  const { path, about, choices, example, field } = question;
  const message = `${path.join('.')}${about === '' ? '' : ` (${about})`}`;
  if (choices.length > 0) {
    const options = choices.map((value) => ({ value, label: nameOf(value) }));
    return clack.select<string | boolean>({
      message,
      options: [...options, { value: LATER, label: 'leave it for later' }],
    });
  }
  const list = field.type === 'array' ? '\nTexts, with | between them.' : '';
  const line = await clack.text({
    message: example.includes('…') ? `${message}${list}` : `${message}${list}\nSuch as: ${example}`,
    validate: (typed = '') =>
      typed.trim() === ''
        ? undefined
        : (refusal(collection, path, valueOf(typed, field)) ?? undefined),
  });
  if (clack.isCancel(line)) return line;
  return line.trim() === '' ? LATER : valueOf(line, field);
}

const nameOf = (value: string | boolean) =>
  typeof value === 'string' ? value : value ? 'yes' : 'no';
