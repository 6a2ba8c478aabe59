import { type HelpLine, HelpPhone } from '../HelpPhone/HelpPhone.tsx';

/** The helplines inside a sentence. */
export function HelpPhones({ help }: { help: readonly HelpLine[] }) {
  return help.map((line, index) => (
    <span key={line.name}>
      {index > 0 && ', or '}
      <HelpPhone line={line} />
    </span>
  ));
}
