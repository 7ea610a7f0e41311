import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import type { Call } from '../../api/kit.ts';
import { models } from '../../projections/models.ts';
import { rowsOfCall } from './documentedCalls.ts';
import {
  appendedBy,
  canary,
  idSlots,
  type Kind,
  make,
  makeWorld,
  type Name,
  rightful,
  someId,
  type World,
} from './world.ts';

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

describe.each(Object.entries(calls as Record<string, Call>))('%s', (key, call) => {
  const name = key as Name;
  const open = call.roles.includes('visitor');

  test('refuses every caller whose role it does not name, and appends nothing [security.enforcement]', async () => {
    if (open) return expect(call.roles).toContain('visitor');
    const { input } = await rightful[name](world);
    for (const kind of kinds.filter(
      (each) => !call.roles.includes(roleOf[each] as never) || each === 'suspended',
    )) {
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

  test.each(idSlots(name).map((slot) => [slot]))(
    "answers another tenant's %s like an id that is not there",
    async (slot) => {
      if (!call.roles.includes('operator')) return expect(call.roles).not.toContain('operator');
      const { input } = await rightful[name](world);
      const theirs = await make(world, world.who.foreign, name, input);
      const nobody = await make(world, world.who.foreign, name, { ...input, [slot]: someId() });
      expect([theirs.status, theirs.body]).toEqual([nobody.status, nobody.body]);
      expect(theirs.text).not.toContain(canary);
      expect(await appendedBy(world, theirs)).toBe(0);
    },
  );

  test(`answers the rightful caller${name === 'deleteOperator' ? '' : rowsOfCall(call.path)}`, async () => {
    const { as, input, from } = await rightful[name](world);
    const { status, text } = await make(world, from ?? world.who[as], name, input);
    const self = name === 'deleteOperator';
    expect([status, text.slice(0, 200)]).toEqual([self ? 403 : 200, expect.any(String)]);
  });
});

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
