import type { RadiusServer } from './clients.ts';

/** A server as a client sets it; a port is null where the server does not offer the service. */
export type Server = { address: string; authPort: number | null; acctPort: number | null };

/** The name of the platform's host: an organisation's host without its first label. */
const platformOf = (hostname: string) => hostname.slice(hostname.indexOf('.') + 1);

/**
 * The servers that a client can ask. Before the staff have set them, the platform's host with the ports on which its
 * gateway listens, if there is one.
 */
export function serversOf(
  set: readonly RadiusServer[],
  hostname: string,
  listening: Omit<Server, 'address'> | null,
): Server[] {
  const serving = set
    .map(({ accountIp, accountEnabled, accountPort, authEnabled, authPort }) => ({
      address: accountIp,
      authPort: authEnabled ? authPort : null,
      acctPort: accountEnabled ? accountPort : null,
    }))
    .filter(({ authPort, acctPort }) => authPort ?? acctPort);
  if (serving.length) return serving;
  return listening ? [{ address: platformOf(hostname), ...listening }] : [];
}

/** Settings of common clients; `secret` stands for the shared secret, which the console does not know. */
export function snippets(servers: readonly Server[], secret = 'SHARED-SECRET') {
  const asked = servers.filter(({ authPort }) => authPort !== null);
  return {
    openvpn: [
      ...['NAS-Identifier=openvpn', 'Service-Type=5', 'Framed-Protocol=1', 'NAS-Port-Type=5'],
      ...(servers.every(({ acctPort }) => acctPort === null) ? ['nonfatalaccounting=true'] : []),
      ...asked.flatMap(({ address, authPort, acctPort }) => [
        'server',
        '{',
        `  acctport=${acctPort ?? 1813}`,
        `  authport=${authPort}`,
        `  name=${address}`,
        '  retry=1',
        '  wait=60',
        `  sharedsecret=${secret}`,
        '}',
      ]),
    ].join('\n'),
    strongswan: [
      'eap-radius {',
      // These repeats and the other defaults add up to a wait of about 100 seconds.
      '  retransmit_tries = 8',
      '  servers {',
      ...asked.flatMap(({ address, authPort, acctPort }, n) => [
        `    ${n ? 'second' : 'first'} {`,
        `      address = ${address}`,
        `      auth_port = ${authPort}`,
        ...(acctPort === null ? [] : [`      acct_port = ${acctPort}`]),
        `      secret = ${secret}`,
        '    }',
      ]),
      '  }',
      '}',
    ].join('\n'),
    asa: [
      'aaa-server LATCHKEY protocol radius',
      ...asked.flatMap(({ address, authPort, acctPort }) => [
        `aaa-server LATCHKEY (inside) host ${address}`,
        ` key ${secret}`,
        ' timeout 60',
        ` authentication-port ${authPort}`,
        ...(acctPort === null ? [] : [` accounting-port ${acctPort}`]),
      ]),
    ].join('\n'),
    pam: [
      '# server[:port]  shared_secret  timeout (s)',
      ...asked.map(({ address, authPort }) => `${bracketed(address)}:${authPort}  ${secret}  60`),
    ].join('\n'),
  };
}
const bracketed = (address: string) => (address.includes(':') ? `[${address}]` : address);
