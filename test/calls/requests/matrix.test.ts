import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../api/callKinds.ts';
import { calls } from '../../../api/calls.ts';
import { isReading, mediaTypeOf } from '../../../api/derived.ts';
import { models } from '../../../projections/models.ts';
import { mustFit } from '../../replies.ts';
import { appendedBy, idSlots, make, someId } from '../world/make.ts';
import { returnMails } from '../world/returnMails.ts';
import { rightful } from '../world/rightful.ts';
import { differing, undeclared } from '../world/told.ts';
import { canary, type Kind, makeWorld, type Name, type Rightful, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.product.stop());

const kinds: Kind[] = ['visitor', 'operator', 'foreign', 'suspended', 'onboarding', 'admin'];
const roleOf: Record<Kind, string> = {
  visitor: 'visitor',
  operator: 'operator',
  foreign: 'operator',
  suspended: 'operator',
  onboarding: 'onboarding',
  admin: 'admin',
};

const isTold = (as: Kind) => as === 'operator' || as === 'admin';
const all = Object.entries(calls as Record<string, Call>) as [Name, Call][];

describe.each(all)('%s', (name, call) => {
  const { path, roles } = call;
  // A request that is refused uses nothing up, so the rightful caller comes last with the same input.
  let made: Promise<Rightful> | undefined;
  const rightfully = () => (made ??= Promise.resolve(rightful[name](world)));
  const others = kinds.filter((each) => !roles.includes(roleOf[each] as never) || each === 'suspended');

  if (!roles.includes('visitor'))
    test('refuses every caller whose role it does not name, and appends nothing [security.enforcement]', async () => {
      const { input } = await rightfully();
      for (const kind of others) {
        const answer = await make(world, world.who[kind], name, input);
        const { status, text } = answer;
        expect([kind, status]).toEqual([
          kind,
          expect.toSatisfy((code: number) => code === 401 || code === 403),
        ]);
        expect(text).not.toContain(canary);
        expect(await appendedBy(world, answer)).toBe(0);
      }
    });

  test.each(roles.includes('operator') ? idSlots(name) : [])(
    "answers another tenant's %s like an id that is not there",
    async (slot) => {
      const { input } = await rightfully();
      const theirs = await make(world, world.who.foreign, name, input);
      const nobody = await make(world, world.who.foreign, name, { ...input, [slot]: someId() });
      expect([theirs.status, theirs.body]).toEqual([nobody.status, nobody.body]);
      expect(theirs.text).not.toContain(canary);
      expect(await appendedBy(world, theirs)).toBe(0);
    },
  );

  test('answers the rightful caller with the declared reply [security.role.operator]', async () => {
    const { as, input, from } = await rightfully();
    const answer = await make(world, from ?? world.who[as], name, input);
    const { status, text, headers } = answer;
    expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    if (mediaTypeOf(call)) expect(headers.get('content-type')).toBe(mediaTypeOf(call));
    else mustFit(path, JSON.parse(text));
    const told = headers.get(isReading(call) ? 'x-shows' : 'x-changes');
    if (isTold(as)) expect(await undeclared(world, name, answer)).toEqual([]);
    else expect(told).toBeNull();
  });
});

const changing = all.filter(
  ([, { path, kind, roles }]) => !/^GET /.test(path) && kind !== 'reads' && !roles.includes('visitor'),
);
test.each(changing)('%s changes only answers that show what it says to change', async (name) => {
  await returnMails(world);
  // What a reaction to an earlier call changes meanwhile does not differ again.
  let found: Name[] = [];
  for (let tried = 1; tried <= 3; tried++) {
    found = await differing(world, name);
    if (!found.length) return;
  }
  expect(found).toEqual([]);
});

/** The ids that a reply of a changing call names and its input does not. */
function made(reply: Record<string, unknown>, input: object) {
  const known = JSON.stringify([input, world.own.uniqueId, world.own.userId]);
  const ids = Object.entries(reply).filter(
    ([name, value]) => /(?:^i|_i|I)d$/.test(name) && !known.includes(`${value}`),
  );
  return Object.fromEntries(ids.filter(([name]) => name !== 'transactionId'));
}
/** The same input with another name or e-mail address; undefined when it has neither. */
function altered(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [key, value] of Object.entries(input)) {
    const other = /name|email/i.test(key) && typeof value === 'string' ? `x${value}` : altered(value);
    if (other !== undefined) return { ...input, [key]: other };
  }
  return undefined;
}
const mayMake = all.filter(
  ([name, call]) =>
    /^(?:POST|PUT) /.test(call.path) &&
    call.kind !== 'ceremony' &&
    !name.startsWith('remove') &&
    !mediaTypeOf(call),
);
test.each(mayMake)(
  '%s answers the same ids under the same key, and refuses another body under it',
  async (name) => {
    await returnMails(world);
    const { as, input, from } = await rightful[name](world);
    const key = { 'idempotency-key': someId() };
    const send = async (sent: Record<string, unknown>) => {
      const { status, text } = await make(world, from ?? world.who[as], name, sent, key);
      return { status, reply: JSON.parse(text) as Record<string, unknown> };
    };
    const first = await send(input);
    const ids = made(first.reply, input);
    // Without an id that it made, a call has nothing that a repeat could confuse.
    if (!Object.keys(ids).length) return;
    expect(first.status).toBe(200);
    const again = await send(input);
    expect([again.status, made(again.reply, input)]).toEqual([200, ids]);
    const other = altered(input) as Record<string, unknown> | undefined;
    if (other) expect((await send(other)).reply).toMatchObject({ errorCode: 1014 });
  },
);

describe.each(models.map((model) => [model.name, model] as const))('/models/%s', (_, model) => {
  const listed = async (kind: Kind) => {
    const answer = await world.who[kind].send(`/api/models/${model.name}?range=[0,999]`, {
      headers: world.who[kind].headers,
    });
    return { status: answer.status, text: await answer.text() };
  };

  test('is shown to admins', async () => expect((await listed('admin')).status).toBe(200));

  test('shows operators their own rows alone, and others nothing', async () => {
    for (const kind of ['visitor', 'onboarding', 'suspended'] as const)
      expect((await listed(kind)).status).toBeOneOf([401, 403]);
    const { status, text } = await listed('foreign');
    if (!model.options.roles?.includes('operator')) return expect(status).toBe(403);
    const owners = (JSON.parse(text) as Record<string, string>[]).map((row) => row[model.options.owner!]);
    expect(new Set(owners)).toEqual(new Set(owners.length ? [world.foreign.uniqueId] : []));
  });
});
