import { expect } from 'vitest';
import { type Directory, entryOf, listsUsers } from '../../test/clients/ldap.ts';
import { type OidcApp, oidcApp } from '../../test/clients/openid.ts';
import { type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here } from '../../test/product.ts';

/** The counts of a run that did nothing. */
export const nothing = {
  ...{ created: 0, changed: 0, unchanged: 0, gone: 0, skipped: 0, held: 0, leaving: 0 },
  ...{ taken: 0, twice: 0, closed: 0, noPerson: 0, full: 0, noRoom: 0 },
};

const latest = async (by: Operator, appId: string) => (await by.call('GET /ldap/sync/:appId', { appId }))[0];
/** Requests a run, and resolves with its outcome: that of another run than was there, unless one was under way. */
export async function sync(by: Operator, appId: string, confirmed = {}) {
  const before = await latest(by, appId);
  await by.call('POST /ldap/sync/:appId', { appId, ...confirmed });
  return ended(by, appId, before?.phase === 'running' ? undefined : before?.runId);
}
/** The latest run, once it has ended. `after` is the one that it must follow. */
export async function ended(by: Operator, appId: string, after?: string) {
  const isOver = ({ runId, phase }: { runId: string; phase: string }) =>
    runId !== after && phase !== 'running';
  await expect.poll(() => latest(by, appId)).toSatisfy(isOver);
  return (await latest(by, appId))!;
}

/** An application whose users are those below a unit of the directory, and what is done with both. */
export async function unitOf(
  product: Here,
  directory: Directory,
  { own, app, ou, settings = {} }: { own: Operator; app: OidcApp; ou: string; settings?: object },
) {
  const base = `ou=${ou},dc=acme,dc=example`;
  await listsUsers(own, app.appId, { sent: { ...directory.sent, base_dn: base, ...settings } });
  const dn = (uid: string) => `uid=${uid},${base}`;
  return {
    ...{ own, app, base, dn },
    run: (confirmed = {}) => sync(own, app.appId, confirmed),
    latest: () => ended(own, app.appId),
    async preview(confirmed = {}) {
      await sync(own, app.appId, { preview: true, ...confirmed });
      return own.call('GET /ldap/preview/:appId', { appId: app.appId });
    },
    add: (uid: string, more = {}) => directory.change((client) => client.add(dn(uid), entryOf(uid, more))),
    remove: (uid: string) => directory.change((client) => client.del(dn(uid))),
    async users() {
      await caughtUp(product);
      const users = await own.call('GET /getOIDCUsersByAppId/:appId', { appId: app.appId });
      return users.sort((a, b) => a.username!.localeCompare(b.username!));
    },
  };
}
/** An organisation with an application whose users are those below a new unit of the directory. */
export async function ownUnit(product: Here, directory: Directory, ou: string, settings = {}) {
  const own = await operatorOf(product, 'special_plan');
  const app = await oidcApp(own);
  await directory.change((client) =>
    client.add(`ou=${ou},dc=acme,dc=example`, { objectClass: 'organizationalUnit', ou }),
  );
  return unitOf(product, directory, { own, app, ou, settings });
}
