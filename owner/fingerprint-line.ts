import type { Path } from '#domain/facts/cited-source.ts';
import { textOfFile } from '#check/read/read-content.ts';
import { changedYaml } from './csv/change-yaml.ts';

/** The text of a content file with other fingerprints in its sources. */
export function withFingerprints(
  file: string,
  text: string,
  taken: readonly { at: Path; fingerprint: string }[],
): string {
  const { yaml } = textOfFile(text, file);
  const changes = taken.map(({ at, fingerprint }) => ({
    at: [...at, 'fingerprint'],
    value: fingerprint,
  }));
  return text.replace(yaml.trimEnd(), () => changedYaml(yaml, changes).trimEnd());
}
