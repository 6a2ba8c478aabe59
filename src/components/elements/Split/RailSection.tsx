import type { ComponentProps } from 'react';
import { Section } from '../Section/Section.tsx';
import { Split } from './Split.tsx';

type Props = ComponentProps<typeof Section> & Omit<ComponentProps<typeof Split>, 'children'>;

export function RailSection({ rail, railOnPhone, children, ...section }: Props) {
  return (
    <Section {...section}>
      <Split rail={rail} railOnPhone={railOnPhone}>
        {children}
      </Split>
    </Section>
  );
}
