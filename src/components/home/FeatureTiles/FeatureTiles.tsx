import styles from './FeatureTiles.module.css';

const DRAWINGS = {
  terms: [
    'M12 6h32v44l-5.3-4-5.4 4-5.3-4-5.4 4-5.3-4-5.3 4z',
    'M19 16h18M19 22h18M19 28h9',
    'M19 37h18M19 39.5h18',
    'M33 28h4',
  ],
  clock: [
    'M28 10a20 20 0 100 40 20 20 0 000-40z',
    'M28 13.5a16.5 16.5 0 100 33 16.5 16.5 0 000-33z',
    'M28 30V18M28 30l8 5',
    'M24 5h8M28 5v5',
    'M28 13.500v2M28 44.500v2M44.500 30h-2M13.500 30h-2',
  ],
  identity: [
    'M8 12h40a3 3 0 013 3v26a3 3 0 01-3 3H8a3 3 0 01-3-3V15a3 3 0 013-3z',
    'M18 19.500a5.500 5.500 0 100 11 5.500 5.500 0 000-11z',
    'M9.500 38.500c1.500-5 4.500-7 8.500-7s7 2 8.500 7',
    'M32 21h14M32 26h14M32 31h9',
    'M32 38h2M36 38h2M40 38h2M44 38h2',
  ],
  scales: [
    'M28 5v46M14 51h28',
    'M9 16l38-5',
    'M9 16L3 32h12zM47 11l-6 16h12z',
    'M3 32c1 4 3.500 5.500 6 5.500S14 36 15 32M41 27c1 4 3.500 5.500 6 5.500S52 31 53 27',
    'M28 11a2.500 2.500 0 100 5 2.500 2.500 0 000-5z',
  ],
} as const;

type TileIcon = keyof typeof DRAWINGS;
export type FeatureTile = { icon: TileIcon; title: string; text: string; href: string };

/** Features of the site; each tile as a whole links to its page. */
export function FeatureTiles({ tiles }: { tiles: readonly FeatureTile[] }) {
  return (
    <div className="wrap">
      <div className={styles.tiles}>
        {tiles.map(({ icon, title, text, href }) => (
          <div key={title}>
            <svg viewBox="0 0 56 56" aria-hidden="true">
              <path d={DRAWINGS[icon].join('')} />
            </svg>
            <h2 className="h3">
              <a className="whole" href={href}>
                {title}
              </a>
            </h2>
            <p className="soft">{text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
