import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { LinkRegistry } from '#schemas/links.ts';

type Sample = { slug: string; text: string };

/** Days over which the dates of the articles are spread. */
const DAYS = 300;

/**
 * Adds so many casinos, bonuses and articles to a folder of content, each copied from a sample file
 * under a name of its own, and a link for each casino. The same count gives the same files.
 */
export function generateContent(content: string, count: number): void {
  const casinos = samplesIn(content, 'casinos', 'yaml');
  const bonuses = samplesIn(content, 'bonuses', 'yaml');
  const articles = samplesIn(content, 'articles', 'md');
  const nameOf = new Map(casinos.map(({ slug, text }) => [slug, valueOf(text, 'name')]));
  const slugs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = String(index + 1).padStart(5, '0');
    const casino = take(casinos, index);
    const slug = `${casino.slug}-${number}`;
    const name = `${nameOf.get(casino.slug) ?? ''} ${number}`;
    slugs.push(slug);
    const own = rename(casino.text, casino.slug, nameOf.get(casino.slug) ?? '', slug, name);
    write(content, `casinos/${slug}.yaml`, own.replace('isFeatured: true', 'isFeatured: false'));

    const bonus = take(bonuses, index);
    const sampleCasino = valueOf(bonus.text, 'casino');
    write(
      content,
      `bonuses/${slug}-offer.yaml`,
      rename(bonus.text, sampleCasino, nameOf.get(sampleCasino) ?? '', slug, name),
    );

    const article = take(articles, index);
    write(content, `articles/${article.slug}-${number}.md`, renumber(article.text, number, index));
  }
  addLinks(path.join(content, 'links.yaml'), slugs);
}

function samplesIn(content: string, folder: string, ending: string): Sample[] {
  const samples = globSync(`*.${ending}`, { cwd: path.join(content, folder) })
    .sort()
    .map((file) => ({
      slug: path.basename(file, `.${ending}`),
      text: readFileSync(path.join(content, folder, file), 'utf8'),
    }));
  if (samples.length === 0) throw new Error(`Expected sample files in ${folder}, found none`);
  return samples;
}

function take(samples: readonly Sample[], index: number): Sample {
  const sample = samples[index % samples.length];
  if (sample === undefined) throw new Error('Expected a sample, found none');
  return sample;
}

function valueOf(text: string, field: string): string {
  const value = new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`Expected a line ${field}: in a sample, found none`);
  return value;
}

const rename = (text: string, slug: string, name: string, newSlug: string, newName: string) =>
  text.replaceAll(slug, newSlug).replaceAll(name, newName);

/** An article with a title, an excerpt and a day of its own. */
function renumber(text: string, number: string, index: number): string {
  const day = new Date(Date.UTC(2026, 0, 1 + (index % DAYS))).toISOString().slice(0, 10);
  return text
    .replace(/^title: (['"]?)(.+?)\1$/m, (_, quote: string, title: string) => {
      return `title: ${quote}${title} ${number}${quote}`;
    })
    .replace(/^excerpt: (['"]?)(.+?)\1$/m, (_, quote: string, excerpt: string) => {
      return `excerpt: ${quote}${excerpt.slice(0, 150)} ${number}${quote}`;
    })
    .replace(/^publishedOn: .+$/m, `publishedOn: ${day}`)
    .replace(/^updatedOn: .+$/m, `updatedOn: ${day}`);
}

function addLinks(file: string, slugs: readonly string[]): void {
  const registry = parse(readFileSync(file, 'utf8'), { schema: 'core' }) as LinkRegistry;
  registry.allowedHosts.push(...slugs.map((slug) => `${slug}.example`));
  registry.links.push(
    ...slugs.map((casino) => ({
      casino,
      url: `https://${casino}.example/?ref=edgewise`,
      payment: 'hybrid' as const,
      since: '2026-09-01',
    })),
  );
  writeFileSync(file, stringify(registry));
}

function write(content: string, file: string, text: string): void {
  const target = path.join(content, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
