import { type ComponentProps, useRef, useState } from 'react';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { Select } from '#components/elements/Select/Select.tsx';
import { CheckResult } from '#components/fairness/CheckResult/CheckResult.tsx';
import { MethodSources } from '#components/fairness/MethodSources/MethodSources.tsx';
import {
  type Example,
  exampleIn,
  fieldsOf,
  type OfferedScheme,
} from '#components/fairness/offered-scheme.ts';
import { VerifierFields } from '#components/fairness/VerifierFields/VerifierFields.tsx';
import { checkPasted, readPasted } from '#domain/fairness/check-pasted.ts';
import type { CheckedRound } from '#domain/fairness/check-round.ts';
import type { Reasons, Typed } from '#domain/fairness/rule.ts';
import styles from './RoundVerifier.module.css';
import { guarded } from './IslandBoundary.tsx';
import { useEarlyInput } from './use-early-input.ts';

type Props = {
  /** Ways of checking that the page offers, the first of them chosen at first. */
  schemes: readonly [OfferedScheme, ...OfferedScheme[]];
  /** Result of the first scheme's first example, worked out at build. */
  first: CheckedRound;
};

type Shown = Omit<ComponentProps<typeof CheckResult>, 'schemes' | 'isStale'>;

/**
 * Recomputes a round from its seeds. It must run in the browser because the seeds are the reader's
 * and are sent nowhere. The fields keep their own text, so nothing typed is lost before or after hydration.
 */
export const RoundVerifier = guarded(function RoundVerifier({ schemes, first }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const rule = useRef<HTMLSelectElement>(null);
  const round = useRef<HTMLSelectElement>(null);
  const checks = useRef(0);
  const [scheme, setScheme] = useState<OfferedScheme>(schemes[0]);
  const [example, setExample] = useState<Example>(scheme.examples[0]);
  const [defaults, setDefaults] = useState({ typed: example.typed, loads: 0 });
  const [reasons, setReasons] = useState<Reasons>({});
  const [isStale, setIsStale] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const [shown, setShown] = useState<Shown>({
    checked: first,
    scheme,
    exampleNote: example.note,
    workedOutHere: false,
  });

  const typedIn = (): Typed => {
    const data = new FormData(form.current ?? undefined);
    const fields = fieldsOf(schemes, scheme);
    return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
  };

  const check = async (chosen: OfferedScheme, typed: Typed) => {
    const turn = ++checks.current;
    const read = readPasted(chosen.id, typed);
    setReasons(read.ok ? {} : read.reasons);
    if (!read.ok) {
      const wrong = chosen.fields.find(({ name }) => name in read.reasons);
      const input = form.current?.elements.namedItem(wrong?.name ?? '');
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    const digest = webCryptoDigest();
    setIsBlocked(digest === null);
    if (digest === null) return;
    const checked = await checkPasted(read.value, digest);
    // Of two checks the one that was asked for later stays, whichever ends first.
    if (turn !== checks.current) return;
    const exampleNote = exampleIn(chosen, typed)?.note;
    setShown({ checked, scheme: chosen, exampleNote, workedOutHere: true });
    setIsStale(false);
  };
  const load = (chosen: OfferedScheme, { typed }: Example) => {
    setDefaults(({ loads }) => ({ typed, loads: loads + 1 }));
    void check(chosen, typed);
  };
  /** An example comes by itself only into fields that hold one. */
  const choose = (id: string, name?: string) => {
    const chosen = schemes.find((candidate) => candidate.id === id) ?? schemes[0];
    const next = chosen.examples.find((candidate) => candidate.name === name) ?? chosen.examples[0];
    const untouched = exampleIn(scheme, typedIn()) !== undefined;
    setScheme(chosen);
    setExample(next);
    setReasons({});
    if (untouched) load(chosen, next);
    else if (chosen !== scheme) setIsStale(true);
  };
  useEarlyInput(form, () => {
    setIsStale(true);
    choose(rule.current?.value ?? scheme.id, round.current?.value);
  });

  return (
    // Outside a dialog this method does nothing: the seeds go nowhere even before the script runs.
    <form
      className={`raised ${styles.verifier}`}
      method="dialog"
      ref={form}
      aria-label="Check a round"
      onSubmit={(event) => {
        event.preventDefault();
        void check(scheme, typedIn());
      }}
      noValidate
    >
      <div className={`controls stack-4 ${styles.inputs}`}>
        <Select
          ref={rule}
          id="verifier-method"
          label="Rule of the game"
          value={scheme.id}
          options={schemes.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={(id) => choose(id)}
        />
        <div key={defaults.loads} onInput={() => setIsStale(true)}>
          <VerifierFields
            schemes={schemes}
            scheme={scheme}
            defaults={defaults.typed}
            reasons={reasons}
          />
        </div>
        <div className={`row ${styles.actions}`}>
          <Button type="submit">Check this round</Button>
          <div className={styles.example}>
            <Select
              ref={round}
              id="verifier-example"
              label="Published round"
              value={example.name}
              options={scheme.examples.map(({ name }) => ({ value: name, text: name }))}
              onChoose={(name) => choose(scheme.id, name)}
            />
            <Button variant="quiet" onClick={() => load(scheme, example)}>
              Load the example
            </Button>
          </div>
        </div>
        <p className="small" role="alert">
          {isBlocked &&
            'This browser offers its hash functions only on a secure address (https), so nothing can be worked out here.'}
        </p>
      </div>
      <p data-needs-script>
        To check your own round, turn on JavaScript. The example below works without it.
      </p>
      <CheckResult {...shown} schemes={schemes} isStale={isStale} />
      <div className={styles.sources}>
        <MethodSources key={scheme.id} scheme={scheme} />
      </div>
    </form>
  );
});
