import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {} from '#browser/reader.ts';
import {
  enterFragment,
  readFragment,
  subscribeToFragment,
  writeFragment,
} from '#browser/fragment-state.ts';
import { CaseForm } from '#components/cases/CaseForm/CaseForm.tsx';
import { CasePitch } from '#components/cases/CasePitch/CasePitch.tsx';
import styles from '#components/cases/cases.module.css';
import type { Option } from '#components/elements/Select/Select.tsx';
import { answerCase } from '#domain/complaints/answer-case.ts';
import {
  type CaseCasinos,
  caseFragment,
  caseInFragment,
  type CaseReasons,
  furtherFields,
  kindOf,
  readTypedCase,
  type TypedCase,
} from '#domain/complaints/case-fields.ts';
import { CaseAnswer, type CaseCountry } from './CaseAnswer.tsx';
import type { CaseLicences } from './case-view.ts';
import { guarded } from './IslandBoundary.tsx';
import { useFiguresForm } from './use-figures-form.ts';

type Props = {
  casinos: CaseCasinos;
  licences: CaseLicences;
  casinoOptions: readonly Option[];
  countries: readonly CaseCountry[];
  countryAtFirst: string;
};

/** Part of the address while the result is shown; it says nothing of the case. */
const RESULT = 'result';

type Shown = { typed: TypedCase; worked: ReturnType<typeof workOut> & { ok: true } };

/** Last case of this tab: the router takes the island off the page with every link. */
let last: TypedCase | null = null;

const todayHere = () => new Date().toLocaleDateString('sv-SE');

function workOut(typed: TypedCase, { casinos, licences }: Pick<Props, 'casinos' | 'licences'>) {
  const read = readTypedCase(typed, casinos, licences, todayHere());
  return read.ok ? { ...read, answer: answerCase(read.input, licences) } : read;
}

/**
 * Dates and letters of a complaint. It must run in the browser because the case is the reader's: it is neither stored
 * nor sent, and stands behind the sign in the address only if the reader wants to keep it there.
 */
export const CaseTool = guarded(function CaseTool(props: Props) {
  const { licences, casinoOptions, countries, countryAtFirst } = props;
  const [reasons, setReasons] = useState<CaseReasons>({});
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** False while an address has filled the form in part. */
  const isAsked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const tool = useFiguresForm<TypedCase>({
    example: { country: countryAtFirst },
    workOut: (typed) => {
      const worked = workOut(typed, props);
      setReasons(worked.ok || !isAsked.current ? {} : worked.reasons);
      if (!worked.ok) return Object.keys(worked.reasons);
      last = typed;
      setShown({ typed, worked });
      setIsOpen(true);
      if (kindOf(typed) === 'shut') window.reader?.hideCasinoLinks();
      return [];
    },
    readAddress: () => (readFragment() === RESULT ? last : caseInFragment(readFragment())),
    // An entry of its own: Back leads to the form.
    writeAddress: () => enterFragment(RESULT),
  });
  const { form, defaults, typed, follow, submit } = tool;

  const followAddress = useEffectEvent(() => {
    if (readFragment() === '') setIsOpen(false);
  });
  useEffect(() => subscribeToFragment(() => followAddress()), []);
  const isResult = isOpen && shown !== null;
  useEffect(() => {
    if (!isResult) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isResult]);
  const takeCountry = useEffectEvent(() => {
    const { value = '' } =
      document.querySelector<HTMLSelectElement>('select[data-country-choice]') ?? {};
    const field = form.current?.elements.namedItem('country');
    const isKnown = countries.some(({ code }) => code === value);
    if (!(field instanceof HTMLSelectElement) || !isKnown) return;
    if (field.value === countryAtFirst) field.value = value;
    follow();
  });
  // Before the address is read, which may name another.
  useEffect(() => takeCountry(), []);

  const change = () => {
    if (readFragment() === RESULT) return history.back();
    writeFragment('');
    setIsOpen(false);
  };
  return (
    <>
      {isResult && (
        <CaseAnswer
          key={caseFragment(shown.typed)}
          {...shown}
          {...{ licences, countries, heading }}
          onChange={change}
        />
      )}
      {/* Hidden, not taken off the page: the fields keep what was typed for the way back. */}
      <div key="form" className={`wrap ${styles.start}`} hidden={isResult}>
        <CaseForm
          {...{ defaults, typed, reasons, countries: countryOptions(countries) }}
          further={furtherFields(typed, props.casinos, licences)}
          casinos={casinoOptions}
          ref={form}
          onFollow={follow}
          onSubmit={(event) => {
            isAsked.current = true;
            submit(event);
          }}
        />
        <CasePitch />
      </div>
    </>
  );
});

const countryOptions = (countries: Props['countries']) =>
  countries.map(({ code, name }) => ({ value: code, text: name }));
