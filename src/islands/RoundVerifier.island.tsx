import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { Select } from '#components/elements/Select/Select.tsx';
import { CheckResult } from '#components/fairness/CheckResult/CheckResult.tsx';
import { MethodSources } from '#components/fairness/MethodSources/MethodSources.tsx';
import { METHOD_WORDS } from '#components/fairness/verifier-words.ts';
import { VerifierFields } from '#components/fairness/VerifierFields/VerifierFields.tsx';
import { type CheckedRound, checkRound } from '#domain/fairness/check-round.ts';
import { asksFor, INPUT_FIELDS, type MethodId } from '#domain/fairness/methods.ts';
import {
  type InputReasons,
  readTypedRound,
  type TypedRound,
} from '#domain/fairness/typed-round.ts';
import styles from './RoundVerifier.module.css';

type MethodModel = {
  id: MethodId;
  example: TypedRound;
  exampleNote: string;
  publishedRounds: number;
  sources: readonly { title: string; url: string | null }[];
};

type Props = {
  /** Ways of checking the game, the first of them chosen at first. */
  methods: readonly [MethodModel, ...MethodModel[]];
  /** What the first example gives, worked out at build. */
  first: CheckedRound;
};

type Shown = {
  checked: CheckedRound;
  method: MethodId;
  exampleNote?: string;
  workedOutHere: boolean;
};

/**
 * Recomputes a round from its seeds. It must run in the browser because the seeds are the reader's
 * and are sent nowhere. The fields keep their own text, so nothing typed is lost before or after it starts.
 */
export function RoundVerifier({ methods, first }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const rule = useRef<HTMLSelectElement>(null);
  const [method, setMethod] = useState<MethodModel>(methods[0]);
  const [defaults, setDefaults] = useState({ typed: methods[0].example, loads: 0 });
  const [reasons, setReasons] = useState<InputReasons>({});
  const [isStale, setIsStale] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const [shown, setShown] = useState<Shown>({
    checked: first,
    method: methods[0].id,
    exampleNote: methods[0].exampleNote,
    workedOutHere: false,
  });

  const typedIn = (): TypedRound => {
    const data = new FormData(form.current ?? undefined);
    return Object.fromEntries(
      INPUT_FIELDS.map((field) => [field, String(data.get(field) ?? '')]),
    ) as TypedRound;
  };
  const isExample = (typed: TypedRound, { id, example }: MethodModel) =>
    INPUT_FIELDS.every((field) => !asksFor(id, field) || typed[field] === example[field]);

  const check = async (chosen: MethodModel, typed: TypedRound) => {
    const read = readTypedRound(chosen.id, typed);
    setReasons(read.ok ? {} : read.reasons);
    if (!read.ok) {
      const wrong = INPUT_FIELDS.find((field) => field in read.reasons);
      const input = form.current?.elements.namedItem(wrong ?? '');
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    const digest = webCryptoDigest();
    setIsBlocked(digest === null);
    if (digest === null) return;
    const checked = await checkRound(read.value, digest);
    setShown({
      checked,
      method: chosen.id,
      workedOutHere: true,
      ...(isExample(typed, chosen) && { exampleNote: chosen.exampleNote }),
    });
    setIsStale(false);
  };
  const loadExample = (chosen: MethodModel) => {
    setDefaults(({ loads }) => ({ typed: chosen.example, loads: loads + 1 }));
    void check(chosen, chosen.example);
  };
  const choose = (id: string) => {
    const chosen = methods.find((candidate) => candidate.id === id) ?? methods[0];
    const untouched = isExample(typedIn(), method);
    setMethod(chosen);
    setReasons({});
    if (untouched) loadExample(chosen);
    else setIsStale(true);
  };
  // A rule chosen while this was still on its way counts too.
  const heedEarlyChoice = useEffectEvent(() => {
    const early = rule.current?.value ?? method.id;
    if (early !== method.id) choose(early);
  });
  useLayoutEffect(() => heedEarlyChoice(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void check(method, typedIn());
  };

  return (
    // Outside a dialog this method does nothing: the seeds go nowhere even before the script runs.
    <form
      className={styles.verifier}
      method="dialog"
      ref={form}
      aria-label="Check a round"
      onSubmit={submit}
      noValidate
    >
      <div className={styles.inputs}>
        <Select
          ref={rule}
          id="verifier-method"
          label="Rule of the game"
          value={method.id}
          options={methods.map(({ id }) => ({ value: id, text: METHOD_WORDS[id].name }))}
          onChoose={choose}
        />
        <div key={defaults.loads} onInput={() => setIsStale(true)}>
          <VerifierFields
            methods={methods.map(({ id }) => id)}
            method={method.id}
            defaults={defaults.typed}
            reasons={reasons}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit">Check this round</Button>
          <Button variant="quiet" onClick={() => loadExample(method)}>
            Load the example
          </Button>
        </div>
        <p className={styles.message} role="alert">
          {isBlocked &&
            'This browser offers its hash functions only on a secure address (https), so nothing can be worked out here.'}
        </p>
        {/* No noscript: the router takes that out of the next page, and React would miss it there. */}
        <p className={`${styles.message} ${styles.withoutScript}`}>
          Checking a round of your own needs script. The example below was worked out when this page
          was built.
        </p>
      </div>
      <CheckResult {...shown} isStale={isStale} />
      <div className={styles.sources}>
        <MethodSources sources={method.sources} publishedRounds={method.publishedRounds} />
      </div>
    </form>
  );
}
