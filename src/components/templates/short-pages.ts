/** Pages that share one style sheet, for the reason that `text-pages.ts` gives; that one is full. */
export { CasinoListPage } from './CasinoListPage/CasinoListPage.tsx';
export { ContactPage } from './ContactPage/ContactPage.tsx';
export { PaySheetPage } from './PaySheetPage/PaySheetPage.tsx';
export { RatingChangesPage } from './RatingChangesPage/RatingChangesPage.tsx';
export { StartPage } from './StartPage/StartPage.tsx';
