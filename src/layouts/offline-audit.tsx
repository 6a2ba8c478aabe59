import '#styles/offline.css';
import { createRoot } from 'react-dom/client';
import { RoundsAudit } from '#islands/RoundsAudit.island.tsx';

/** The audit as the only thing on its page: bundled into one file by `integrations/offline-audit.ts`. */
const main = document.querySelector('main');
if (main !== null) createRoot(main).render(<RoundsAudit example={null} />);
