import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { application } from '../../domain/application/application.ts';
import { CreateApplication } from '../../domain/application/commands.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { lives, ref } from '../../domain/kit.ts';
import {
  ChangeOrganisationPlan,
  ChooseVanityAddress,
  RegisterOrganisation,
} from '../../domain/organisation/commands.ts';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { RevokeTokens } from '../../domain/user/access.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import { accountIdOf } from '../../server-kit/access/signOns.ts';
import { serverApp } from '../../server-kit/http/app.ts';
import { hostOf } from '../../server-kit/http/request/hosts.ts';
import { newCertificate } from '../../server-kit/keys/certificates.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { tokenLists } from '../../sso-gateway/openid/userTokens.ts';
import { providersOf } from '../../sso-gateway/providers.ts';
import { samlApplications } from '../../sso-gateway/saml/applications.ts';
import { singleLogout } from '../../sso-gateway/saml/logout.ts';
import { startSession } from '../../sso-gateway/saml/sessions.ts';
import { ssoGateway } from '../../sso-gateway/server.ts';
import { newTicket } from '../../sso-gateway/tickets.ts';
import { provenance } from '../shops.ts';
import { applicationAt, grantTypes, type Issued, issue, redirectUri, type Served } from './world.ts';

export const organisationId = 'acme';
export const [clientId, samlApplication] = ['wiki-0', 'hr'];
const host = 'acme-wiki.localhost';

/** Opens the stores of a data folder; the records and keys are in Postgres if there is a `database`. */
export const openStores = (folder: string, database?: string) =>
  openKit(
    readConfig({
      ...{ DATA_DIR: folder, BASE_DOMAIN: 'localhost', PORT: '3000' },
      ...(database && { DATABASE_URL: database }),
    }),
    createLog('info'),
  );

const company = {
  ...{ name: 'Acme', country: 'India', url: 'https://acme.example', size: '1-10' as const },
  industry: 'Retail',
};
export const credential = (id: string) => ({
  ...{ credentialId: id, publicKey: 'pQECAyYgASFY', rpId: host, counter: 0, transports: [] },
  ...{
    fmt: 'none',
    aaguid: '',
    backupEligible: true,
    backedUp: true,
    deviceType: 'Web',
    platform: 'Android',
  },
});

/** Makes an organisation with this many OpenID applications, a SAML one, and a user with a passkey for each kind. */
export async function makeWorld(kit: Kit, applications: number): Promise<void> {
  const does = (command: unknown, input: object) =>
    kit.executor.execute(command as never, input as never, provenance());
  for (const plan of firstPlans) {
    const features = { ...plan.features, 'sso.app.count': 100_000 };
    await does(CreatePlan, plan.id === 'special_plan' ? { ...plan, features } : plan);
  }
  await does(RegisterOrganisation, { id: organisationId, ...company });
  await does(ChangeOrganisationPlan, { id: organisationId, planId: 'special_plan' });
  const address = { name: 'Acme', country: 'India', subdomain: 'acme-wiki' };
  await does(ChooseVanityAddress, { id: organisationId, ...address });
  const openid = {
    ...{ kind: 'oidc', name: 'Wiki', redirectUris: [redirectUri], grantTypes: [...grantTypes] },
    ...{ tokenEndpointAuthMethod: 'client_secret_basic', pkceRequired: false },
  };
  const make = (id: string, settings: object, secrets: object[] = []) =>
    does(CreateApplication, { id, organisationId, settings, secrets });
  for (let from = 0; from < applications; from += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, applications - from) }, (_, n) =>
        make(applicationAt(from + n).id, openid, [{ name: 'client', value: applicationAt(from + n).secret }]),
      ),
    );
  const { certificate: pem } = await newCertificate('HR', new Date());
  const certificate = { pem, fileName: 'hr.pem' };
  await make(samlApplication, {
    ...{ kind: 'saml', name: 'HR', acsUrl: 'https://hr.example/acs', entityId: 'https://hr.example' },
    ...{ encryptionCertificate: certificate, signingCertificate: certificate },
  });
  for (const [id, applicationId, type] of [
    ['grace', clientId, 'ADD_OIDC_USER'],
    ['ada', samlApplication, 'ADD_SAML_USER'],
  ] as const) {
    const email = `${id}@acme.example`;
    await does(SendInvite, { id: `invite-${id}`, organisationId, applicationId, type, name: id, email });
    await does(RegisterPerson, { id, organisationId, address: email, details: { name: id } });
    const access = { personId: id, applicationId, username: email, inviteId: `invite-${id}` };
    await does(RegisterUser, { id: accessId(id, applicationId), ...access });
    const holder = { kind: 'person', id };
    await does(AddDevice, { id: `phone-${id}`, holder, credential: credential(`key-${id}`), applicationId });
  }
}

/** Our gateway over these stores. */
export async function ours(folder: string, database?: string): Promise<Served> {
  const kit = await openStores(folder, database);
  if (!lives((await kit.executor.look(ref(application, clientId))).state)) await makeWorld(kit, 10);
  // All requests come from one address.
  const { api, root, direct } = ssoGateway({ ...kit, widened: async () => 1_000_000 });
  const answer = serverApp(kit, { api: [api], root: [root], direct, checks: {}, lag: async () => ({}) });
  const logout = singleLogout(kit, samlApplications(kit));
  const served = await providersOf(kit, logout)(hostOf(`${host}:3000`, 'localhost'));
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  req.headers.host = host;
  const proof = { accountId: accountIdOf('ada', 'phone-ada'), amr: ['swk'], acr: 'phr' };
  await startSession(kit, served, { req, res } as never, proof);
  const cookie = [res.getHeader('set-cookie') as string[]].flat().map((each) => each.split(';')[0]);
  const [personId, deviceId] = ['grace', 'phone-grace'];
  const userId = accessId(personId, clientId);
  return {
    ...{ answer, host, clientId, samlApplication, cookie: cookie.join('; ') },
    secret: applicationAt(0).secret,
    issue: (asked: Issued) => issue(served.provider, clientId, accountIdOf(personId, deviceId), asked),
    ticket: (requestId: string) => newTicket(kit, { requestId, organisationId, userId, deviceId }),
    async revoke() {
      await kit.executor.execute(RevokeTokens, { id: userId, kind: 'access' }, provenance());
      await tokenLists(kit).forget('access', userId);
    },
  };
}
