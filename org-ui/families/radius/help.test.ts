import { expect, test } from 'vitest';
import { serversOf, snippets } from './help.ts';

const primary = {
  ...{ accountEnabled: true, accountIp: '192.0.2.1', accountPort: 2813 },
  ...{ authEnabled: true, authPort: 2812 },
};
const secondary = { ...primary, accountIp: '2001:db8::1', accountEnabled: false };

test('common clients are told the servers that the staff have set, without what these do not offer, and to wait long enough [org-app-oidc.help-content]', () => {
  const servers = serversOf([primary, secondary], 'acme.id.example', null);
  expect(servers).toEqual([
    { address: '192.0.2.1', authPort: 2812, acctPort: 2813 },
    { address: '2001:db8::1', authPort: 2812, acctPort: null },
  ]);
  const { openvpn, strongswan, pam, asa } = snippets(servers, 's3cret');
  expect(openvpn).toContain('acctport=2813\n  authport=2812\n  name=192.0.2.1');
  expect(openvpn).not.toContain('nonfatalaccounting');
  expect(openvpn).toContain('wait=60');
  expect(strongswan).toContain('retransmit_tries = 8');
  expect(strongswan.match(/acct_port/g)).toHaveLength(1);
  expect(asa.match(/accounting-port/g)).toHaveLength(1);
  expect(asa).toContain('host 192.0.2.1\n key s3cret\n timeout 60\n authentication-port 2812');
  expect(pam).toContain('192.0.2.1:2812  s3cret  60\n[2001:db8::1]:2812  s3cret  60');
});
test('a server with both services off is left out, and one for accounting alone is not asked to sign in', () => {
  const off = { ...secondary, authEnabled: false };
  expect(serversOf([primary, off], 'acme.id.example', null)).toHaveLength(1);
  const counting = serversOf(
    [primary, { ...primary, accountIp: '192.0.2.2', authEnabled: false }],
    'a.b',
    null,
  );
  expect(snippets(counting).openvpn.match(/^server$/gm)).toHaveLength(1);
});
test('before the servers are set, clients are told the platform with the ports of its gateway, and none without one', () => {
  expect(serversOf([], 'acme.id.example', { authPort: 2812, acctPort: null })).toEqual([
    { address: 'id.example', authPort: 2812, acctPort: null },
  ]);
  expect(serversOf([], 'acme.id.example', null)).toEqual([]);
});
