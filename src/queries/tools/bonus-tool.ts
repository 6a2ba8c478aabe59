import { toolExample } from '#models/outcomes/tool-example.ts';
import { siteSettings } from '../site/site.ts';

/** The tool with the example that it shows at first. */
export async function bonusToolPage() {
  const { heroExample } = await siteSettings();
  return { example: toolExample(heroExample) };
}
