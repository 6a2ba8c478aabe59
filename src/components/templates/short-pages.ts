/** Pages that share one style sheet, for the reason that `text-pages.ts` gives; that one is full. */
export { PaySheetPage } from './PaySheetPage/PaySheetPage.tsx';
export { StartPage } from './StartPage/StartPage.tsx';
