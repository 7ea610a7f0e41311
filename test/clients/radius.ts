import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import { type Operator, unique } from '../people/people.ts';
import { phoneWith } from '../people/phones.ts';
import { type Here, mailedToken, mailsOf, visit } from '../product.ts';
import { softKey } from './softKey.ts';

export const radiusSecret = 'a-shared-secret-7';
let addresses = 1;
/** An address of this machine that no other client of the tests has. */
export const ownAddress = () => `127.1.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/** A client as the console sends it, at an address of its own. */
export const sentClient = () => ({
  radius_client_name: 'Office VPN',
  radius_client_ip: ownAddress(),
  radius_client_secret: radiusSecret,
  authType: 'appLess' as const,
});
const server = {
  ...{ accountEnabled: true, accountIp: '192.0.2.10', accountPort: 1813 },
  ...{ authEnabled: true, authPort: 1812, isInDocker: false },
};
/** Two RADIUS servers as the staff set them; the second runs in Docker. */
export const radiusServers = {
  primary_server: server,
  secondary_server: {
    ...server,
    accountIp: 'radius2.acme.example',
    isInDocker: true,
    dockerIp: '172.17.0.2',
  },
};

type Sent = Partial<InputOf<Calls, 'POST /createRadiusApp'>>;
/** A RADIUS application with one client, at an address of its own. */
export async function radiusApp({ call }: Pick<Operator, 'call'>, sent: Sent = {}) {
  const client = { ...sentClient(), ...sent };
  const { appId } = await call('POST /createRadiusApp', { appName: unique('Staff network '), ...client });
  const [added] = await call('GET /getRadiusClientByAppId/:appId', { appId });
  const clientId = added!.radius_client_id;
  return { appId, clientId, address: client.radius_client_ip, secret: client.radius_client_secret };
}

/** A person who was invited to a RADIUS application and has registered a passkey. */
export async function radiusUser(
  product: Here,
  operator: Pick<Operator, 'call' | 'subdomain'>,
  { appId }: { appId: string },
) {
  const { call } = operator;
  const { guest, key, email, accessToken, begin } = await radiusGuest(product, operator, appId);
  await guest.call('POST /verify-registerUser-attestation', await begin());
  const found = await call('GET /getRadiusUsersByAppId/:appId', { appId });
  const { userId } = found.find(({ username }) => username === email)!;
  return { email, key, userId, accessToken };
}
/** A person who was invited to a RADIUS application; `begin` makes the passkey on the organisation's host. */
export async function radiusGuest(
  product: Here,
  { call, subdomain }: Pick<Operator, 'call' | 'subdomain'>,
  appId: string,
) {
  const email = `${unique('grace')}@acme.example`;
  await call('POST /invite/sendInvite', { email, name: 'Grace', type: 'ADD_RADIUS_USER', appId });
  const accessToken = await mailedToken(product, email, 'OauthRegisterRadiusUser');
  const host = `${subdomain}.localhost`;
  const guest = visit(product, host);
  const key = softKey({ rpId: host, origin: `http://${host}:${product.port}` });
  const begin = async () => {
    const { options, transactionId } = await guest.call('POST /registerUser', { accessToken });
    return { credential: key.create(options), transactionId };
  };
  return { guest, key, email, accessToken, begin };
}

/** The page of the newest request that was mailed to somebody, as the phone opens it. */
export async function mailedRequest(product: Here, to: string, number: number | null = null) {
  const token = await mailedToken(product, to, 'approveRadiusLogin');
  const mail = (await mailsOf(product)).find(({ text }) => text.includes(token))!;
  const url = /http:\/\/\S+\/approveRadiusLogin\/\S+/.exec(mail.text)![0];
  return phoneWith(product, url, number);
}
/** The number of requests that were mailed to somebody. */
export const requestsTo = async (product: Here, to: string) =>
  (await mailsOf(product)).filter((mail) => mail.to === to && mail.text.includes('/approveRadiusLogin/'))
    .length;

/** Runs a program of FreeRADIUS with these lines on its input. Resolves with its output when it ends. */
export async function run(program: string, words: readonly string[], input = ''): Promise<string> {
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.stdin.end(input);
  await once(child, 'close');
  return output;
}
type From = { address: string; secret: string };
/** Sends one Access-Request or Accounting-Request by radclient, which waits `timeout` seconds for the reply. */
export function radclient(
  { radiusPort, accountingPort }: Here,
  { address, secret }: From,
  attributes: Record<string, string>,
  { timeout = 15, to = 'auth' as 'auth' | 'acct' } = {},
) {
  const port = to === 'auth' ? radiusPort : accountingPort;
  const given = {
    ...attributes,
    'Packet-Src-IP-Address': address,
    ...(to === 'auth' && { 'Message-Authenticator': '0x00' }),
  };
  const lines = Object.entries(given).map(([name, value]) =>
    /^0x|^[\d.]+$/.test(value) ? `${name} = ${value}` : `${name} = "${value}"`,
  );
  const words = ['-x', '-t', String(timeout), '-r', '1', `127.0.0.1:${port}`, to, secret];
  return run('radclient', words, lines.join('\n'));
}

/** A client's socket at an address of this machine. `exchange` resolves with the next reply, or null after `ms`. */
export async function datagrams({ radiusPort }: Here, address: string, port = radiusPort) {
  const socket = createSocket('udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  const send = (bytes: Buffer) => socket.send(bytes, port, '127.0.0.1');
  return {
    send,
    async exchange(bytes: Buffer, ms = 10_000): Promise<Buffer | null> {
      const reply = once(socket, 'message', { signal: AbortSignal.timeout(ms) });
      send(bytes);
      return reply.then(([message]) => message as Buffer).catch(() => null);
    },
    close: () => socket.close(),
  };
}
