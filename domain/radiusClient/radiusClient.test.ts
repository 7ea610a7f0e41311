import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { granted, plan } from '../plan/plan.ts';
import { given } from '../testSpec.ts';
import { masked, networkOf, octetsOf, spelled } from './address.ts';
import {
  ActivateRadiusClient,
  AddRadiusClient,
  ChangeRadiusClient,
  DeleteRadiusClient,
  RecordSealing,
  SuspendRadiusClient,
} from './commands.ts';
import * as happened from './events.ts';
import { usernameIn } from './names.ts';
import { clientSettings } from './settings.ts';

const id = { id: 'vpn' };
const secret = 'a-shared-secret-7';
const settings = clientSettings.parse({ name: 'Office VPN', address: '192.0.2.1', authType: 'inApp' });
const added = [happened.RadiusClientAdded({ settings }), happened.RadiusSecretSet({ value: secret })];
const adding = { ...id, applicationId: 'network', settings, secret };
const radius = { application: { status: 'active', settings: { kind: 'radius', name: 'Network' } } };

test('the name of a user is read without its domain, or also without its realm, as the client is set', () => {
  const read = (sent: string) => [
    usernameIn(sent),
    usernameIn(sent, 'withoutRealm'),
    usernameIn(sent, 'asSent'),
  ];
  expect(read('grace@acme.example')).toEqual(['grace@acme.example', 'grace', 'grace@acme.example']);
  expect(read('ACME\\grace')).toEqual(['grace', 'grace', 'ACME\\grace']);
  expect(read('ACME\\grace@vpn')).toEqual(['grace@vpn', 'grace', 'ACME\\grace@vpn']);
  expect(read('grace@acme@vpn')).toEqual(['grace@acme@vpn', 'grace@acme', 'grace@acme@vpn']);
  expect(read('ACME\\')).toEqual(['', '', 'ACME\\']);
  expect(settings.names).toBe('withoutDomain');
});

describe('a RADIUS client', () => {
  test('is added once with its secret, which is an event of its own, and only to a RADIUS application', () => {
    given()
      .when(AddRadiusClient, adding, { needs: radius })
      .then(...added);
    given(...added)
      .when(AddRadiusClient, adding, { needs: radius })
      .then();
    given()
      .when(AddRadiusClient, adding, {
        needs: { application: { status: 'active', settings: { kind: 'web' } } },
      })
      .thenRefused('application.kind');
  });
  test('has an address that no other client of its organisation has, and counts towards the application', () => {
    expect(AddRadiusClient.claims!(adding, { organisationId: 'acme' })).toEqual([
      { kind: 'radius.address', value: 'acme 192.0.2.1' },
      { kind: 'radius.client.count', of: 'network' },
    ]);
    const moving = { ...id, changes: { address: '192.0.2.2' } };
    expect(ChangeRadiusClient.claims!(moving, { organisationId: 'acme' })).toEqual([
      { kind: 'radius.address', value: 'acme 192.0.2.2' },
    ]);
    expect(granted(plan.initial, 'radius.client.count')).toBe(limits.radiusClients);
  });
  test('changes what is given, and nothing when that is what it has', () => {
    const changed = { ...settings, name: 'Border router' };
    given(...added)
      .when(ChangeRadiusClient, { ...id, changes: { name: 'Border router' } })
      .then(happened.RadiusClientChanged({ settings: changed }));
    given(...added)
      .when(ChangeRadiusClient, { ...id, changes: { name: settings.name } })
      .then();
    given(...added)
      .when(ChangeRadiusClient, { ...id, changes: {}, secret: 'another-secret-8!' })
      .then(happened.RadiusSecretSet({ value: 'another-secret-8!' }));
  });
  test('is suspended, activated and deleted once [org-app-radius.clients.state]', () => {
    const suspended = [...added, happened.RadiusClientSuspended({})];
    given(...added)
      .when(SuspendRadiusClient, id)
      .then(happened.RadiusClientSuspended({}));
    given(...suspended)
      .when(SuspendRadiusClient, id)
      .then();
    given(...suspended)
      .when(ActivateRadiusClient, id)
      .then(happened.RadiusClientActivated({}));
    const deleted = [...added, happened.RadiusClientDeleted({})];
    given(...added)
      .when(DeleteRadiusClient, id)
      .then(happened.RadiusClientDeleted({}));
    given(...deleted)
      .when(DeleteRadiusClient, id)
      .thenRefused('radius.unknown');
  });
  test('in mode auto must seal once it has sealed, until its mode changes', () => {
    const auto = { ...settings, messageAuthenticator: 'auto' as const };
    const sealing = [happened.RadiusClientAdded({ settings: auto }), happened.RadiusClientSealing({})];
    given(sealing[0]!).when(RecordSealing, id).then(sealing[1]!);
    given(...sealing)
      .when(RecordSealing, id)
      .then();
    given(...added)
      .when(RecordSealing, id)
      .then();
    const off = happened.RadiusClientChanged({ settings: { ...auto, messageAuthenticator: 'off' } });
    given(...sealing, off, happened.RadiusClientChanged({ settings: auto }))
      .when(RecordSealing, id)
      .then(sealing[1]!);
  });
  test('has a secret of 16 to 128 printable characters, an auth type of two, and a name of at most 80 [org-app-radius.form.auth-types]', () => {
    const wrong = (changes: object) => AddRadiusClient.input.safeParse({ ...adding, ...changes }).success;
    for (const value of ['fifteen-chars-x', 'x'.repeat(129), 'sixteen with blank', 'sixteen-chars-é!'])
      expect(wrong({ secret: value }), value).toBe(false);
    expect(wrong({ settings: { ...settings, authType: 'sms' } })).toBe(false);
    expect(wrong({ settings: { ...settings, name: 'n'.repeat(81) } })).toBe(false);
    expect(wrong({ settings: { ...settings, name: 'n'.repeat(80) } })).toBe(true);
  });
});

describe('an address', () => {
  test('is spelled in one way, and a network without the bits of its hosts', () => {
    const of = (text: string) => {
      const network = networkOf(text);
      return network && spelled(network);
    };
    expect(of(' 192.0.2.1 ')).toBe('192.0.2.1');
    expect(of('192.0.2.1/32')).toBe('192.0.2.1');
    expect(of('10.1.2.3/16')).toBe('10.1.0.0/16');
    expect(of('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
    expect(of('2001:db8:1:2::/48')).toBe('2001:db8:1::/48');
    expect(of('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
  test.each([
    ...[
      '',
      'vpn.example',
      '1.2.3',
      '1.2.3.256',
      '01.2.3.4',
      '1.2.3.4/33',
      '1.2.3.4/15',
      '0.0.0.0/0',
      '1.2.3.4/',
    ],
    ...['::/0', '2001:db8::/31', '2001:db8::1::2', '[::1]', '::1%lo', '1.2.3.4/24/8', ':'],
  ])('is not %j', (text) => expect(networkOf(text)).toBeNull());
  test('belongs to a network by its first bits', () => {
    expect(masked(octetsOf('10.1.2.3')!, 20)).toEqual([10, 1, 0, 0]);
    expect(masked(octetsOf('10.1.255.3')!, 20)).toEqual([10, 1, 240, 0]);
    expect(masked(octetsOf('10.1.2.3')!, 32)).toEqual([10, 1, 2, 3]);
  });
});
