import { Unverified } from '../../elements/Unverified/Unverified.tsx';

export type GameFact = { label: string; value: string; isUnverified?: boolean };

/** Figure of a game, marked where it has no source. */
export function FactValue({ fact: { value, isUnverified = false } }: { fact: GameFact }) {
  return (
    <>
      {value} {isUnverified && <Unverified />}
    </>
  );
}
