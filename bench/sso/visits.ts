import { Agent, type IncomingMessage, request } from 'node:http';
import type { Ready } from './server.ts';
import { redirectUri, routes } from './world.ts';

export const kinds = [
  'client credentials',
  'introspection',
  'refresh',
  'code for tokens',
  'whole sign-in',
] as const;
export type Kind = (typeof kinds)[number] | 'SAML response';
/** Visits of a kind at a server, with what each needs: a token or a code. */
export type Visits = { kind: Kind; at: Ready; each: string[]; atOnce: number };

type Answer = { status: number; location: string; cookies: string[]; text: string };
type Sending = { method?: string; body?: string; headers?: Record<string, string> };

/** Sends requests to a server over connections that stay open. */
function sender({ port, host }: Ready, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return (path: string, { body, headers, method = body === undefined ? 'GET' : 'POST' }: Sending = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const form = body !== undefined && {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) },
      };
      const about = { host: '127.0.0.1', port, path, method, agent, headers: { host, ...form, ...headers } };
      const heard = (answer: IncomingMessage) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => (text += part));
        answer.on('end', () => {
          const { location = '', 'set-cookie': cookies = [] } = answer.headers;
          resolve({ status: answer.statusCode!, location, cookies, text });
        });
      };
      request(about, heard).once('error', reject).end(body);
    });
}
type Send = ReturnType<typeof sender>;

async function must(answer: Promise<Answer>, ...statuses: number[]): Promise<Answer> {
  const found = await answer;
  if (!statuses.includes(found.status)) throw new Error(`${found.status} ${found.text.slice(0, 300)}`);
  return found;
}

/** A sign-in from the application's request to its tokens. The page and the passkey are left out. */
async function signIn(send: Send, { clientId }: Ready, headers: Record<string, string>) {
  const jar = new Map<string, string>();
  const goes = async (path: string, body?: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sending = { headers: { ...(cookie && { cookie }) }, ...(body !== undefined && { body }) };
    const answer = await must(send(path, sending), 302, 303);
    for (const each of answer.cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!;
      jar.set(name!, value!);
    }
    return answer.location;
  };
  const about = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
  };
  const page = await goes(`${routes.authorization}?${new URLSearchParams({ ...about, state: 'here' })}`);
  const requestId = page.match(/[\w-]{20,}/)![0];
  const { text: ticket } = await must(send(`/ticket/${requestId}`), 200);
  const back = new URL(
    await goes(`/authenticate/${requestId}/login`, `ticket=${ticket.replaceAll(' ', '+')}`),
    'http://localhost',
  );
  const code = new URL(await goes(back.pathname)).searchParams.get('code');
  return must(send(routes.token, { headers, body: withCode(code!) }), 200);
}
const withCode = (code: string) =>
  `grant_type=authorization_code&code=${code}&redirect_uri=${encodeURIComponent(redirectUri)}`;

/** Makes all visits. Returns the milliseconds that they took together. */
async function visit({ kind, at, each, atOnce }: Visits): Promise<number> {
  const send = sender(at, atOnce);
  const headers = { authorization: `Basic ${Buffer.from(`${at.clientId}:${at.secret}`).toString('base64')}` };
  const post = (path: string, body: string) => must(send(path, { headers, body }), 200);
  const one: Record<Kind, (given: string) => Promise<Answer>> = {
    'client credentials': () => post(routes.token, 'grant_type=client_credentials'),
    introspection: (token) => post(routes.introspection, `token=${token}`),
    refresh: (token) => post(routes.token, `grant_type=refresh_token&refresh_token=${token}`),
    'code for tokens': (code) => post(routes.token, withCode(code)),
    'whole sign-in': () => signIn(send, at, headers),
    'SAML response': () =>
      must(send(`/saml/idp/start/${at.samlApplication}`, { headers: { cookie: at.cookie } }), 200),
  };
  const left = [...each];
  const loop = async () => {
    for (let given = left.pop(); given !== undefined; given = left.pop()) await one[kind](given);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, loop));
  return performance.now() - start;
}

if (import.meta.main)
  process.on('message', async (visits: Visits) => {
    process.send!(await visit(visits).catch((error) => String(error)));
  });
