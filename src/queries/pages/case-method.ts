import { singlePage } from '#models/pages/page-kind.ts';
import { caseTool } from './case-tool.ts';
import { ofText } from './text-pages.ts';

const KEYWORDS = ['complaint deadline', 'business days', 'count six months', 'ADR success rate'];

/** Conventions for counting the days of a case, and base rates. */
export const caseMethod = singlePage({
  ...ofText('case-method', KEYWORDS),
  below: caseTool,
  promotes: false,
  plate: 'Legal',
  group: 'tools',
});
