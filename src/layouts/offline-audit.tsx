import '#styles/offline.css';
import { createRoot } from 'react-dom/client';
import { RoundsAudit } from '#islands/RoundsAudit.island.tsx';

/**
 * Audit as the only content of its page; `integrations/offline-audit.ts` bundles it into one file.
 */
const main = document.querySelector('main');
if (main !== null) createRoot(main).render(<RoundsAudit example={null} />);
