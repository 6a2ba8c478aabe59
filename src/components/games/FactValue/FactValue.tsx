import { Unverified } from '../../elements/Unverified/Unverified.tsx';

export type GameFact = { label: string; value: string; isUnverified?: boolean };

/** A figure of a game, marked where no source of it was found. */
export function FactValue({ fact: { value, isUnverified = false } }: { fact: GameFact }) {
  return (
    <>
      {value} {isUnverified && <Unverified />}
    </>
  );
}
