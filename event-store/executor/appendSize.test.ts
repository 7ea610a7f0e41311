import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ChangeApplication, CreateApplication } from '../../domain/application/commands.ts';
import { limits } from '../../domain/limits.ts';
import { WriteCustomMail } from '../../domain/mail/commands.ts';
import { RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { both } from '../eventstoredb/testKit.ts';
import { by, company, openSystem, settings, system, withClaims } from '../testSystem.ts';
import { executor } from './execute.ts';

const logo = () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(limits.logoBytes - 8)]);
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** An executor on a server with its default limit of one megabyte, and an application in it. */
async function shop() {
  const { vault } = await openSystem();
  const { server, store } = await both();
  const it = executor(withClaims(store), vault);
  await it.execute(CreatePlan, firstPlans[0]!, by(system));
  await it.execute(RegisterOrganisation, { id: 'acme', ...company }, by(system));
  await it.execute(CreateApplication, { id: 'shop', organisationId: 'acme', settings }, by(system));
  return { server, execute: it.execute };
}

test('the largest changes of one thing, many at once, fit the append size that EventStoreDB has by default', async () => {
  const { server, execute } = await shop();
  const before = server.counts.append;
  const changes = Array.from({ length: 12 }, () =>
    execute(ChangeApplication, { id: 'shop', changes: { kind: 'web', logo: logo() } }, by(system)),
  );
  for (const outcome of await Promise.allSettled(changes))
    expect(outcome).toMatchObject({ status: 'fulfilled' });
  expect(server.counts.append - before).toBeLessThan(12);
});

test('the longest mail that a member of staff can write fits as well', async () => {
  const { execute } = await shop();
  // JSON needs six characters to write this one.
  const message = '\u0001'.repeat(limits.mailBody);
  const mail = { id: 'mail', email: 'ada@example.com', subject: 'All of it', message };
  expect((await execute(WriteCustomMail, mail, by(system))).events).toHaveLength(1);
});
