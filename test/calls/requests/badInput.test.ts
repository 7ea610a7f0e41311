import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { hasBody } from '../../../api/client.ts';
import { isReading } from '../../../api/derived.ts';
import type { Problem } from '../../../domain/problems.ts';
import { english } from '../../../domain/sentences/english/english.ts';
import { say } from '../../../domain/sentences/sentences.ts';
import { answerTo } from '../../../server-kit/errors.ts';
import { nextAddress } from '../../clients/http.ts';
import type { Guest } from '../../product.ts';
import { returnMails } from '../world/returnMails.ts';
import { rightful } from '../world/rightful.ts';
import { makeWorld, type Name, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.product.stop());

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
/** Values that a field should not have, by name. They are JSON text, because objects cannot hold some of them. */
const hostile: Record<string, string> = {
  null: 'null',
  'a number': '12345',
  'a huge number': '1e308',
  true: 'true',
  'an empty text': '""',
  'an object': '{}',
  'a list': '[]',
  'a list in lists': JSON.stringify(nested(3)),
  'thirty lists in lists': JSON.stringify(nested(30)),
  'a text of 400 kB': JSON.stringify('x'.repeat(400_000)),
  'a text with NUL': '"a\\u0000b"',
  'a text with a lone surrogate': '"a\\ud800b"',
  'a list of texts with NUL': '["a\\u0000b"]',
  'another prototype': '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
  'names with NUL': '{"a\\u0000b":"c"}',
  'a query operator': '{"$gt":""}',
};

type Sent = {
  status: number;
  body: { errorMessage?: string; errors?: Record<string, string>; problems?: Problem[] };
  appended: number;
};
const pathOf = (call: Call, input: Record<string, unknown>) =>
  (call.path.split(' ')[1] as string).replace(/:(\w+)/g, (_, slot: string) =>
    encodeURIComponent(String(input[slot])),
  );

/** Sends a body or a query as text, and counts the events that this request appended. */
async function send(guest: Guest, call: Call, path: string, text: string): Promise<Sent> {
  const { store } = world.product.system;
  const method = call.path.split(' ')[0]!;
  const correlationId = randomUUID();
  const before = await store.head();
  // Anonymous callers are rate-limited by address, so every request has its own.
  guest.address = nextAddress();
  const answer = await guest.send(`/api${path}${method === 'GET' && text ? `?${text}` : ''}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId, ...guest.headers },
    ...(hasBody(method) && { body: text }),
  });
  const body = (await answer.json().catch(() => ({}))) as Sent['body'];
  let appended = 0;
  for await (const { metadata, type } of store.readAll({ after: before }))
    if (type !== 'RequestRefused' && (metadata as { correlationId?: string }).correlationId === correlationId)
      appended++;
  return { status: answer.status, body, appended };
}

/** Callers with permission, each with an input that succeeds. A success uses the pair up. */
const callers = new Map<Name, Promise<{ guest: Guest; input: Record<string, unknown> }>>();
async function makeCaller(name: Name) {
  await returnMails(world);
  const { as, input, from } = await rightful[name](world);
  return { guest: from ?? world.who[as], input };
}
function caller(name: Name) {
  const known = callers.get(name);
  if (known) return known;
  const made = makeCaller(name);
  callers.set(name, made);
  made.catch(() => callers.delete(name));
  return made;
}
/** A valid body with one field replaced by the given JSON text, or omitted. */
function bodyWith(
  call: Call,
  input: Record<string, unknown>,
  field: string,
  json: string | undefined,
): string {
  const slots = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, slot]) => slot));
  const fields = Object.entries(input).filter(([key]) => key !== field && !slots.has(key));
  const texts = fields.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${[...texts, ...(json === undefined ? [] : [`${JSON.stringify(field)}:${json}`])].join(',')}}`;
}
/** Whether a refusal names the field, with the same sentence as a code. */
const names = ({ errorMessage = '', errors = {}, problems = [] }: Sent['body'], field: string) =>
  problems.every(({ field: each, ...fault }) => !each || errors[each] === say(english, fault)) &&
  (errorMessage.includes(field) || problems.some((each) => each.field.split('.')[0] === field));

const all = Object.entries(calls as Record<string, Call>) as [Name, Call][];
const shapeOf = (call: Call) => Object.keys((call.body as z.ZodObject).shape ?? {});
const changing = all.filter(([, call]) => !call.path.startsWith('GET'));

/**
 * Every sixth of these texts, beginning elsewhere for each call. One place reads the bodies, ids and queries of all calls,
 * so that every text goes to a sixth of the calls, and every call gets a sixth of the texts.
 */
const sixth = <T>(texts: readonly T[], name: Name): T[] => texts.filter((_, at) => isOneOf(6, at, name));
const isOneOf = (many: number, at: number, name: Name) =>
  (at + all.findIndex(([each]) => each === name)) % many === 0;

const replacements: [what: string, json: string | undefined][] = [
  ['nothing', undefined],
  ...Object.entries(hostile),
];
/** True for one replacement of each field and one field of a sixth of them, whatever the schema of the call says. */
const isSample = (name: Name, field: number, replacement: number, fields: number) =>
  (replacement % fields === field && sixth(replacements, name).includes(replacements[replacement]!)) ||
  field % replacements.length === replacement;
/** True for a field that older clients send and that nobody reads. */
const isIgnored = (call: Call, field: string) =>
  Object.values(hostile).every(
    (json) => (call.body as z.ZodObject).shape[field]?.safeParse(JSON.parse(json)).success,
  );

describe.each(changing.filter(([, call]) => shapeOf(call).length))('%s', (name, call) => {
  const fields = shapeOf(call);
  test.each(fields)('refuses a wrong %s by its name, or accepts a valid value', async (field) => {
    const ignored = isIgnored(call, field);
    for (const [index, [what, json]] of replacements.entries()) {
      const { guest, input } = await caller(name);
      const text = bodyWith(call, input, field, json);
      const read = call.body.safeParse(JSON.parse(text));
      // The server answers every refusal of a schema in one place, so a sample of them is sent. What the schema accepts
      // goes to code of the call's own, and each success needs a new caller, so that a sixteenth of it is sent.
      const at = fields.indexOf(field);
      const sampled = isSample(name, at, index, fields.length);
      if (read.success && !sampled && (ignored || !isOneOf(16, index + at, name))) continue;
      if (!read.success && !sampled) {
        const { status, body } = answerTo(read.error);
        expect([what, status, body]).toEqual([what, 400, expect.toSatisfy((said) => names(said, field))]);
        continue;
      }
      const { status, body, appended } = await send(guest, call, pathOf(call, input), text);
      if (status < 400) callers.delete(name);
      if (read.success) {
        expect([what, status]).toEqual([what, expect.toSatisfy((code: number) => code < 500)]);
        continue;
      }
      expect([what, status, appended]).toEqual([what, 400, 0]);
      expect([what, body]).toEqual([what, expect.toSatisfy((said: Sent['body']) => names(said, field))]);
    }
  });
  test('refuses a body that is no JSON object', async () => {
    const { guest, input } = await caller(name);
    const texts = ['{', '"text"', '12', 'null', '\u0000', '{"a":1}}', '[[[[]]]]', '[]'];
    for (const text of sixth(texts, name)) {
      const { status, appended } = await send(guest, call, pathOf(call, input), text);
      expect([text, status, appended]).toEqual([text, 400, 0]);
    }
  });
  // One place answers these for all calls, so that every third call is asked.
  if (!isOneOf(3, 0, name)) return;
  test('refuses a megabyte', async () => {
    const { guest, input } = await caller(name);
    const text = bodyWith(call, input, shapeOf(call)[0]!, JSON.stringify('x'.repeat(1_000_000)));
    expect(await send(guest, call, pathOf(call, input), text)).toMatchObject({ status: 413, appended: 0 });
  });
  test('lets no body change a prototype', async () => {
    const { guest, input } = await caller(name);
    const text = bodyWith(call, input, '__proto__', '{"suspended":true,"role":"admin"}');
    const { status } = await send(guest, call, pathOf(call, input), text);
    if (status < 400) callers.delete(name);
    expect(status).toBeLessThan(500);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

const withSlots = all.filter(([, call]) => call.path.includes('/:'));
describe.each(withSlots)('%s', (name, call) => {
  const ids = [
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%',
    '%2e%2e%2fadmin',
    '__proto__',
    'constructor',
    "'%20or%201=1--",
    'x'.repeat(300),
    'x'.repeat(7000),
  ];
  test('finds nothing under a hostile id, and changes nothing', async () => {
    const { guest, input } = await caller(name);
    const text = call.path.startsWith('GET') ? '' : bodyWith(call, input, '', undefined);
    for (const id of sixth(ids, name)) {
      const path = (call.path.split(' ')[1] as string).replace(/:\w+/g, id);
      const { status, appended } = await send(guest, call, path, text);
      expect([id, appended]).toEqual([id, 0]);
      expect([id, status]).toEqual([id, expect.toSatisfy((code: number) => code < 500)]);
      if (text) expect([id, status]).toEqual([id, expect.toSatisfy((code: number) => code >= 400)]);
    }
  });
});

const asking = all.filter(([, call]) => isReading(call));
describe.each(asking)('%s', (name, call) => {
  const queries = [
    'range=[9,1]',
    'range=[0,1e9]',
    'range=x',
    'range[]=1',
    'range=[0,9]&range=[1,2]',
    'sort=["id"]',
    'sort=["nothing","ASC"]',
    'sort=["id","SIDEWAYS"]',
    `sort=["id;drop table x","ASC"]`,
    'filter={"nothing":1}',
    'filter={"q":{"$gt":""}}',
    'filter={"q":"%00"}',
    'filter={"q":"\\ud800"}',
    'filter={"__proto__":{"a":1}}',
    `filter={"q":"${'x'.repeat(5000)}"}`,
    `filter=${'['.repeat(3000)}`,
    'filter={"id":[[[]]]}',
    'from=-1',
    'count=1e9',
    '__proto__=1',
    '%00=%00',
    '%=%',
  ];
  /** Encodes everything that an address may not contain, but keeps wrong percent-encoding as it is. */
  const asQuery = (query: string) => query.replace(/[^!-~]|["<>\\^`{|}[\]]/g, encodeURIComponent);
  test('survives a hostile query', async () => {
    const { guest, input } = await caller(name);
    for (const query of sixth(queries, name)) {
      const { status, appended } = await send(guest, call, pathOf(call, input), asQuery(query));
      expect([query, status, appended]).toEqual([query, expect.toSatisfy((code: number) => code < 500), 0]);
    }
  });
});

test('after all this, the log holds nothing hostile, and the read models have folded all of it', async () => {
  const { store, projecting } = world.product.system;
  for await (const event of store.readAll()) {
    const text = JSON.stringify([event.data, event.metadata]);
    if (/\\u0000|\\ud[89ab]/.test(text)) throw new Error(`${event.type} holds ${text}`);
  }
  const head = await store.head();
  await expect.poll(() => projecting.status().position).toBeGreaterThanOrEqual(head);
  expect(await world.who.admin.call('GET /history-parked', {})).toEqual([]);
});
