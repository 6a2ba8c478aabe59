export type HelpLine = { name: string; place: string; phone: string; tel: string };

/** Helpline number that dials on a tap. */
export function HelpPhone({ line: { name, place, phone, tel } }: { line: HelpLine }) {
  return (
    <span>
      {name} on <a href={`tel:${tel}`}>{phone}</a> ({place})
    </span>
  );
}

/** Helplines as part of a sentence. */
export function HelpPhones({ help }: { help: readonly HelpLine[] }) {
  return help.map((line, index) => (
    <span key={line.name}>
      {index > 0 && ', or '}
      <HelpPhone line={line} />
    </span>
  ));
}
