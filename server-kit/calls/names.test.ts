import { expect, test } from 'vitest';
import { z } from 'zod';
import { wrong } from '../../domain/problems.ts';
import { invalid, Refusal } from '../../domain/refusals.ts';
import { english } from '../../domain/sentences/english/english.ts';
import { say } from '../../domain/sentences/sentences.ts';
import { inNamesOf } from './names.ts';

const settings = z.object({
  id: z.string().max(3, wrong('is.id')),
  settings: z.object({
    origins: z.array(z.string().startsWith('https', wrong('is.https'))),
    redirectUris: z.array(z.string()).min(1),
    entityId: z.string(),
  }),
});
/** What the caller hears of a command that was given this. */
function heard(given: unknown, sent: object, parameters: string[] = Object.keys(sent)) {
  const { error } = settings.safeParse(given, { reportInput: true });
  const { problems } = inNamesOf(error, sent, parameters) as Refusal;
  return Object.fromEntries(problems.map(({ field, ...fault }) => [field, say(english, fault)]));
}
const good = { origins: ['https://a.example'], redirectUris: ['https://b.example'], entityId: 'c' };

test('a value that was refused has the name under which it was sent', () => {
  const origins = ['https://a.example', 'x'];
  expect(heard({ id: 'a', settings: { ...good, origins } }, { Name: 'x1', origins })).toEqual({
    'origins.1': 'must use https',
  });
  expect(heard({ id: 'longer', settings: good }, { appId: 'longer' })).toEqual({ appId: 'is not an id' });
});
test('of equal values the one with the name of the field is meant', () => {
  const sent = { comment: 'x', app: { origins: ['x'] } };
  expect(heard({ id: 'a', settings: { ...good, origins: ['x'] } }, sent)).toEqual({
    'app.origins.0': 'must use https',
  });
});
test('a name may be spelt otherwise, and what is missing has the name of the parameter', () => {
  const redirectUris: string[] = [];
  expect(heard({ id: 'a', settings: { ...good, redirectUris } }, { redirect_uris: redirectUris })).toEqual({
    redirect_uris: 'must have at least 1 entry',
  });
  const { entityId: _, ...rest } = good;
  expect(heard({ id: 'a', settings: rest }, {}, ['entityID'])).toEqual({ entityID: 'is missing' });
  expect(heard({ id: 'a', settings: rest }, {})).toEqual({ entityId: 'is missing' });
});
test('problems that a rule has found are named likewise, and other errors stay', () => {
  const named = inNamesOf(
    invalid({ field: 'redirectUris', code: 'is.https' }),
    { app: { redirect_uris: [] } },
    [],
  );
  expect(named).toMatchObject({ message: 'app.redirect_uris: must use https' });
  const other = new Refusal('user.unknown');
  expect(inNamesOf(other, {}, [])).toBe(other);
});
test('a thousand wrong values cost no more than twenty', () => {
  const origins = Array.from({ length: 1000 }, (_, n) => `x${n}`);
  const found = heard({ id: 'a', settings: { ...good, origins } }, { origins });
  expect(Object.keys(found)).toEqual(Array.from({ length: 20 }, (_, n) => `origins.${n}`));
});
