import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as giving from '../../approvals/giving.ts';
import { OpenToEverybody } from '../../domain/application/openings.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { type Command, lives, ref } from '../../domain/kit.ts';
import { JoinPerson } from '../../domain/person/joining.ts';
import { person } from '../../domain/person/person.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { UseOpening } from '../../domain/user/opened.ts';
import { user } from '../../domain/user/user.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { enter } from '../../server-kit/people/enter.ts';
import { oidcApp } from '../../test/clients/openid.ts';
import { commandsBy, familyUser, personIdOf } from '../../test/people/familyUsers.ts';
import { type Operator, operatorOf, unique } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';
import { join } from './joins.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

/** The services, with which `work` is done before this command is: what the command's caller has looked at is out of date. */
function before(late: Command, work: () => Promise<unknown>): Kit {
  const { executor } = product.system;
  const execute: typeof executor.execute = async (command, input, by) => {
    if ((command as Command) === late) await work();
    return executor.execute(command, input, by);
  };
  return { ...product.system, executor: { ...executor, execute } };
}

/** Two people with access to one application each, and what joins the first into the second, who is given that access. */
async function two() {
  const { appId } = await oidcApp(ada);
  const [from, into] = [await familyUser(product, ada, 'oidc', appId), await familyUser(product, ada)];
  const [personId, other] = [await personIdOf(product, from.userId), await personIdOf(product, into.userId)];
  const { uniqueId: organisationId, userId: id } = ada;
  const by = () => ({
    actor: { role: 'operator', id, organisationId } as const,
    correlationId: randomUUID(),
  });
  const [inviteId, email] = [randomUUID(), `${unique('ida')}@acme.example`];
  const invited = { organisationId, applicationId: appId, type: 'ADD_OIDC_USER', email, name: 'Ida' };
  await commandsBy(product, ada)(SendInvite, { id: inviteId, ...invited });
  return {
    appId,
    into: other,
    joins: (kit: Kit = product.system) => join(kit, { personId, into: other }, organisationId, by()),
    gives: (kit: Kit = product.system) =>
      giving.giveAccess(kit, { inviteId, personId: other, email, name: 'Ida' }, by()),
    joinedInto: async () =>
      (await product.system.executor.look(ref(person, personId), { fresh: true })).state.joinedInto,
    /** Whether the access of the first and that of the second live. */
    accesses: () =>
      Promise.all(
        [from.userId, accessId(other, appId)].map(async (each) =>
          lives((await product.system.executor.look(ref(user, each), { fresh: true })).state),
        ),
      ),
  };
}

test('a join is taken back when one of the two got access to the same application just before it', async () => {
  const { joins, gives, joinedInto, accesses } = await two();
  await expect(joins(before(JoinPerson, gives))).rejects.toMatchObject({ code: 'person.shared' });
  expect([await joinedInto(), await accesses()]).toEqual([null, [true, true]]);
  await expect(joins()).rejects.toMatchObject({ code: 'person.shared' });
});

test('who is joined just before an access is given keeps the one that is there', async () => {
  const { joins, gives, into, joinedInto, accesses } = await two();
  await gives(before(RegisterUser, joins));
  await product.reactions.settled();
  expect([await joinedInto(), await accesses()]).toEqual([into, [true, false]]);
});

test('so it is when the first sign-in to an open application would record the access', async () => {
  const { appId, joins, into, joinedInto, accesses } = await two();
  await commandsBy(product, ada)(OpenToEverybody, { id: appId });
  const entered = await enter(before(UseOpening, joins), into, appId);
  expect([await joinedInto(), await accesses()]).toEqual([into, [true, false]]);
  expect(entered!.id).not.toBe(accessId(into, appId));
});
