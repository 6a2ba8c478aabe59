import { type Ref, useRef } from 'react';
import { CaseResult } from '#components/cases/CaseResult/CaseResult.tsx';
import {
  CountryLines,
  type FirstHelpCountry,
  HelpBand,
} from '#components/help/FirstHelp/FirstHelp.tsx';
import type { CaseCasino, TypedCase } from '#domain/complaints/case-fields.ts';
import type { CaseAnswer as Answer, CaseInput } from '#domain/complaints/case-types.ts';
import { CaseLetterSheet } from './CaseLetterSheet.tsx';
import { type CaseLicences, caseView } from './case-view.ts';

export type CaseCountry = FirstHelpCountry & { name: string };

type Props = {
  typed: TypedCase;
  worked: { input: CaseInput; answer: Answer; casino: CaseCasino };
  licences: CaseLicences;
  countries: readonly CaseCountry[];
  heading: Ref<HTMLHeadingElement>;
  onChange: () => void;
};

/** The answer to a case. For somebody who asked to be shut out the helplines of their country come first. */
export function CaseAnswer({ typed, worked, licences, countries, heading, onChange }: Props) {
  const letterHeading = useRef<HTMLHeadingElement>(null);
  const { input, answer, casino } = worked;
  const country = countries.find(({ code }) => code === typed['country']);
  const place = country?.name ?? 'Another country';
  const view = caseView(typed, input, answer, casino, licences, place);
  return (
    <div>
      {view.kind === 'shut' && (
        <HelpBand title="Talk to someone first" lead="The letter can wait an hour.">
          <CountryLines country={country} page="/responsible-gaming" />
        </HelpBand>
      )}
      <CaseResult
        view={view}
        heading={heading}
        onChange={onChange}
        onLetter={() => letterHeading.current?.focus()}
        letter={
          <CaseLetterSheet
            {...{ input, answer, casino, licences, view, typed }}
            heading={letterHeading}
          />
        }
      />
    </div>
  );
}
