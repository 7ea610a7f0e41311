import { describe, expect, test } from 'vitest';
import { given, unstorable } from '../testSpec.ts';
import { radiusServer, SetRadiusServers } from './commands.ts';
import { RadiusServersSet } from './events.ts';

const server = {
  ...{ accountEnabled: true, accountIp: '192.0.2.1', accountPort: 1813 },
  ...{ authEnabled: true, authPort: 1812, isInDocker: false },
};
const second = { ...server, accountIp: 'radius2.acme.example', isInDocker: true, dockerIp: '172.17.0.2' };
const servers = { primary_server: server, secondary_server: second };
const sent = { id: 'global' as const, ...servers };

describe('the RADIUS servers', () => {
  test('are two, each with its switches, addresses and ports [data.radius-setting, admin.radius.fields]', () => {
    given().when(SetRadiusServers, sent).then(RadiusServersSet(servers));
    const moved = { ...servers, primary_server: { ...server, authPort: 1645 } };
    given(RadiusServersSet(servers))
      .when(SetRadiusServers, { ...sent, ...moved })
      .then(RadiusServersSet(moved));
  });
  test('set to the same again change nothing', () =>
    given(RadiusServersSet(servers)).when(SetRadiusServers, sent).then());
  test('need address and both ports [admin.radius.required]', () => {
    const { accountIp: _, accountPort: __, authPort: ___, ...rest } = server;
    given()
      .when(SetRadiusServers, { ...sent, primary_server: rest } as never)
      .thenInvalid('primary_server.accountIp', 'primary_server.accountPort', 'primary_server.authPort');
    given()
      .when(SetRadiusServers, { id: 'global', primary_server: server } as never)
      .thenInvalid('secondary_server');
  });
  test('need an address in Docker there alone, and forget it elsewhere [admin.radius.docker-ip]', () => {
    for (const dockerIp of [undefined, '', 'not an address'])
      given()
        .when(SetRadiusServers, {
          ...sent,
          primary_server: { ...server, isInDocker: true, dockerIp },
        } as never)
        .thenInvalid('primary_server.dockerIp');
    expect(radiusServer.parse({ ...second, isInDocker: false })).not.toHaveProperty('dockerIp');
    expect(radiusServer.parse({ ...server, dockerIp: 'anything' })).toEqual(server);
  });
  test('have addresses that are IP addresses or names of hosts', () => {
    for (const accountIp of ['2001:db8::1', ' RADIUS.acme.example ', 'localhost', '10.0.0.1'])
      expect(radiusServer.parse({ ...server, accountIp }).accountIp).toBe(accountIp.trim().toLowerCase());
    for (const accountIp of [
      '1.2.3',
      '::g',
      '256.1.1.1',
      'a b',
      'http://a',
      '-a.example',
      'a..b',
      'x'.repeat(254),
    ])
      expect(radiusServer.safeParse({ ...server, accountIp }).success).toBe(false);
    for (const accountIp of Object.values(unstorable))
      expect(radiusServer.safeParse({ ...server, accountIp }).success).toBe(false);
  });
  test.for([0, 65_536, 1.5, '1812', null, Number.NaN])('have ports, and %s is none', (authPort) =>
    expect(radiusServer.safeParse({ ...server, authPort }).success).toBe(false),
  );
});
