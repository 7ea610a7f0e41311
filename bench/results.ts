import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(import.meta.dirname, '../docs/measurements.md');
const partOf = (section: string) => section.slice(0, section.indexOf('\n'));

/**
 * Replaces the section of one part in the page of all measurements. `parts` are all that the benchmarks have, in the order
 * of the page; sections of others go.
 */
export function writeResult(part: string, text: string, parts: readonly string[]) {
  const [head, ...sections] = readFileSync(page, 'utf8').split(/^## /m);
  const known = new Map(sections.map((section) => [partOf(section), section.trim()]));
  known.set(part, `${part}\n\n${text.trim()}`);
  const kept = parts.flatMap((name) => known.get(name) ?? []);
  writeFileSync(page, `${head!.trim()}\n\n${kept.map((section) => `## ${section}`).join('\n\n')}\n`);
}
