import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogues as ofStaff } from '../../admin-ui/languages/languages.ts';
import { aggregates, eventTypes } from '../../domain/aggregates.ts';
import type { Command, EventType } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import * as refusals from '../../domain/refusal/events.ts';
import { catalogues } from '../../org-ui/languages/languages.ts';
import { unaudited } from '../../projections/models/audit/audit.ts';
import { deedOf, inWords } from '../../web-kit/eventWords.ts';

const domain = join(import.meta.dirname, '../../domain');
const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'decide' in value && 'of' in value;

/** The types of events that the audit of an organisation can show. */
async function auditedEvents(): Promise<string[]> {
  const files = globSync('*/*.ts', { cwd: domain, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((file) => import(join(domain, file))));
  const commands = modules.flatMap((module) => Object.values(module)).filter(isCommand);
  // What is begun under something that the input names has an organisation above it, and stands in its audit.
  const below = commands.filter(({ parent }) => parent && parent.length > 0).map(({ of }) => of.name);
  const kinds = new Set([organisation.name, ...below].filter((kind) => !unaudited.includes(kind)));
  const events = aggregates
    .filter(({ name }) => kinds.has(name))
    .flatMap((aggregate) => Object.values(aggregate.events) as EventType[]);
  return [...new Set([...events, ...Object.values(refusals)].map(({ type }) => type))];
}
/** A phrase in which a bracket, or a blank beside it, was left. */
const isUntidy = (told: string) => /[[\]|…]| {2}|^ | $|^$/.test(told);
type Telling = Awaited<ReturnType<(typeof catalogues)['de']>>['things/audit']['deeds'];

test('the audit of an organisation tells every event in every language of the console', async () => {
  const events = await auditedEvents();
  expect(events.length).toBeGreaterThan(150);
  for (const [tag, load] of Object.entries(catalogues)) {
    const { did, title }: Telling = (await load())['things/audit'].deeds;
    // An event without words in the language is told in English.
    const english = events.filter((event) => did(event, 'Ada') === deedOf(event, 'Ada'));
    const englishTitles = events.filter((event) => title(event) === inWords(event));
    expect([tag, ...english, ...englishTitles]).toEqual([tag]);
    const told = events.flatMap((event) => [did(event, 'Ada'), did(event, null), title(event)]);
    expect(told.filter(isUntidy)).toEqual([]);
  }
});

test('the staff read every event of the log in every language of their console', async () => {
  const events = [...eventTypes.keys()];
  for (const [tag, load] of Object.entries(ofStaff)) {
    const { event } = (await load())['staff/base/log'];
    expect([tag, ...events.filter((name) => event(name) === inWords(name))]).toEqual([tag]);
    expect(events.map((name) => event(name)).filter(isUntidy)).toEqual([]);
  }
});
