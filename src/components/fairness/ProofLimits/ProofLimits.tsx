import '../../elements/Prose/prose.css';

const NOT_PROVED = [
  'That the hash was shown before the bet: only you can know that, by noting it in time.',
  'That your client seed wasn’t known in advance, unless you set it yourself after the hash was shown.',
  'That the payouts or the house edge are fair. They are fixed elsewhere, whatever the draw.',
  'That the casino is solvent, pays out, or treats the next round in the same way.',
];

/** Limits of the check: readers overrate a match. */
export function ProofLimits() {
  return (
    <div className="prose soft">
      <ul>
        {NOT_PROVED.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  );
}
