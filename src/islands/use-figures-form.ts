import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Field } from '#browser/changed-fields.ts';
import { subscribeToFragment } from '#browser/fragment-state.ts';
import { useEarlyInput } from './use-early-input.ts';

type Figures = Readonly<Partial<Record<string, string>>>;

type Tool<Typed extends Figures> = {
  /** Values that the fields are served with. */
  example: Typed;
  /** Works the figures out; returns the names of the fields that cannot be read. */
  workOut: (typed: Typed) => readonly string[];
  /** Reads the figures of the address; `null` where it holds none. */
  readAddress: () => Typed | null;
  writeAddress: (typed: Typed) => void;
};

/**
 * The form of a tool that works figures out. The fields are uncontrolled, so they keep what is typed before and after
 * hydration; the figures that were worked out stand in the fragment of the address.
 */
export function useFiguresForm<Typed extends Figures>(tool: Tool<Typed>) {
  const { example, workOut, readAddress, writeAddress } = tool;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const early = useRef<readonly Field[]>([]);
  const [defaults, setDefaults] = useState({ typed: example, loads: 0 });
  const [typed, setTyped] = useState(example);
  const [isStale, setIsStale] = useState(false);

  const typedIn = () =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].map(([field, text]) => [field, String(text)]),
    ) as Typed;
  const follow = () => {
    setTyped(typedIn());
    setIsStale(true);
  };
  const check = (now: Typed) => {
    const wrong = workOut(now);
    setIsStale(wrong.length > 0);
    return wrong;
  };
  const load = (now: Typed) => {
    setDefaults(({ loads }) => ({ typed: now, loads: loads + 1 }));
    setTyped(now);
    check(now);
  };
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const now = typedIn();
    const [wrong] = check(now);
    if (wrong !== undefined) {
      // The field may be folded away until React has rendered the fold open.
      setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus());
      return;
    }
    writeAddress(now);
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight) result.current?.scrollIntoView();
  };
  useEarlyInput(form, (changed) => {
    early.current = changed;
    follow();
  });
  const loadAddress = useEffectEvent(() => {
    const found = readAddress();
    const typedEarly = early.current.map(({ name, value }) => [name, value] as const);
    early.current = [];
    if (found !== null) load({ ...found, ...Object.fromEntries(typedEarly) });
  });
  useEffect(() => subscribeToFragment(() => loadAddress()), []);

  return { form, result, defaults, typed, isStale, follow, load, submit };
}
