import Provider, { type Configuration } from 'oidc-provider';
import { expect, test } from 'vitest';
import { application } from '../../domain/application/application.ts';
import { CreateApplication } from '../../domain/application/commands.ts';
import { SetSecret } from '../../domain/application/secrets.ts';
import { deviceGrant, oidc } from '../../domain/application/settings/oidc.ts';
import { ref } from '../../domain/kit.ts';
import { by, openSystem, operatorOf } from '../../event-store/testSystem.ts';
import { secretsOf } from '../../server-kit/access/secrets.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { clientOf, clientsOf, type OwnClient, takesClients } from './clients.ts';

const settingsOf = (more: object = {}) => ({
  ...{ kind: 'oidc' as const, name: 'Wiki', redirectUris: ['https://wiki.example/back'] },
  ...more,
});
type Made = new (
  metadata: object,
) => Record<string, unknown> & {
  grantTypeAllowed(grant: string): boolean;
  redirectUriAllowed(uri: string): boolean;
};
const providerWith = (configuration: Configuration = {}) => new Provider('http://localhost', configuration);
const clientIn = (provider: Provider) => provider.Client as unknown as Made;
function taken(more: object) {
  const provider = providerWith();
  takesClients(provider);
  return new (clientIn(provider))(clientOf('wiki', oidc.parse(settingsOf(more))));
}

test.each([
  {},
  { tokenEndpointAuthMethod: 'client_secret_basic', pkceRequired: false, grantTypes: ['client_credentials'] },
  {
    ...{ tokenEndpointAuthMethod: 'client_secret_post', applicationType: 'native', subjectType: 'public' },
    ...{ redirectUris: ['com.example.wiki:/back'], postLogoutRedirectUris: ['com.example.wiki:/out'] },
    ...{ backchannelLogoutUri: 'https://wiki.example/logout' },
    grantTypes: ['authorization_code', 'refresh_token'],
  },
])('a client is the one that the library would make of the same metadata: %j', (more) => {
  const { publicSubject: _, pkceRequired: __, ...mine } = taken(more);
  const underscored = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const metadata = Object.entries(mine).map(([name, value]) => [underscored(name), value] as const);
  const checking = providerWith({
    subjectTypes: ['pairwise', 'public'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    features: {
      devInteractions: { enabled: false },
      ...{ clientCredentials: { enabled: true }, dPoP: { enabled: true }, deviceFlow: { enabled: true } },
      backchannelLogout: { enabled: true },
    },
  });
  const { clientSecret: ___, ...theirs } = new (clientIn(checking))({
    ...Object.fromEntries(metadata),
    client_secret: 'some secret',
  });
  expect(mine).toEqual(theirs);
});

test('a client may have the grant of devices, which the library would refuse it', () => {
  expect(taken({ grantTypes: ['authorization_code', deviceGrant] }).grantTypeAllowed(deviceGrant)).toBe(true);
  expect(taken({}).grantTypeAllowed(deviceGrant)).toBe(false);
});

test('a native application may come back to any address on its machine that it may register', () => {
  const [here, elsewhere] = ['http://wiki.localhost/back', 'http://other.localhost/back'];
  const client = taken({ applicationType: 'native', redirectUris: [here] });
  expect([here, elsewhere].map((uri) => client.redirectUriAllowed(uri))).toEqual([true, false]);
});

test('a secret counts beside its successor until its time has come, and is read with the application', async () => {
  const system = await openSystem();
  await system.organisation();
  const operator = by(operatorOf('acme'));
  const settings = settingsOf({ tokenEndpointAuthMethod: 'client_secret_post' });
  const secrets = [{ name: 'client', value: 'old' }];
  await system.execute(
    CreateApplication,
    { id: 'wiki', organisationId: 'acme', settings, secrets },
    operator,
  );
  let now = Date.now();
  let read = 0;
  /** The gateway of another process, so that nothing is known. */
  async function counted() {
    const executor = await system.again();
    const { store, vault } = system;
    const counting = {
      ...store,
      readStream: (...what: Parameters<typeof store.readStream>) => {
        read += 1;
        return store.readStream(...what);
      },
    };
    const about = { executor, clock: () => now, secrets: secretsOf({ store: counting, vault, executor }) };
    const find = clientsOf(about as unknown as Kit, 'acme');
    const { compareClientSecret: compare } = (await find('wiki')) as Required<OwnClient>;
    const found: string[] = [];
    for (const secret of ['new', 'old', 'other', '']) if (await compare(secret)) found.push(secret);
    return found;
  }
  expect(await counted()).toEqual(['old']);
  await system.execute(SetSecret, { id: 'wiki', name: 'client', value: 'new', keepHours: 1 }, operator);
  const { state } = await system.look(ref(application, 'wiki'));
  now = Date.parse(state.keptSecrets.client!.until) - 1;
  expect(await counted()).toEqual(['new', 'old']);
  now += 1;
  expect(await counted()).toEqual(['new']);
  expect(read).toBe(0);
});
