import { type HelpLine, HelpPhone } from '../HelpPhone/HelpPhone.tsx';

type Props = { help: readonly HelpLine[] };

/** The helplines inside a sentence. */
export function HelpPhones({ help }: Props) {
  return help.map((line, index) => (
    <span key={line.name}>
      {index > 0 && ', or '}
      <HelpPhone line={line} />
    </span>
  ));
}
