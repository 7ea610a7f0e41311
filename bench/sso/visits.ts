import { Agent, type IncomingMessage, request } from 'node:http';
import type { Ready } from './server.ts';
import { applicationAt, redirectUri, routes } from './world.ts';

export const kinds = [
  'discovery',
  'keys',
  'userinfo',
  'introspection',
  'client credentials',
  'refresh',
  'code for tokens',
  'code flow in a session',
  'whole sign-in',
] as const;
export type Kind = (typeof kinds)[number] | 'a client' | 'SAML response';
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

/** A browser with its cookies. Returns where it is sent on to. */
function browser(send: Send) {
  const jar = new Map<string, string>();
  return async (path: string, body?: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sending = { headers: { ...(cookie && { cookie }) }, ...(body !== undefined && { body }) };
    const answer = await must(send(path, sending), 302, 303);
    for (const each of answer.cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!;
      jar.set(name!, value!);
    }
    return answer.location;
  };
}
type Goes = ReturnType<typeof browser>;
const asking = (clientId: string) =>
  `${routes.authorization}?${new URLSearchParams({
    ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code' },
    ...{ scope: 'openid email', state: 'here' },
  })}`;
const codeIn = (location: string) => new URL(location).searchParams.get('code')!;

/** A sign-in from the application's request to the code. The page and the passkey are left out. */
async function signIn(send: Send, goes: Goes, { clientId }: Ready): Promise<string> {
  const page = await goes(asking(clientId));
  const requestId = page.match(/[\w-]{20,}/)![0];
  const { text: ticket } = await must(send(`/ticket/${requestId}`), 200);
  const body = `ticket=${ticket.replaceAll(' ', '+')}`;
  const back = new URL(await goes(`/authenticate/${requestId}/login`, body), 'http://localhost');
  return codeIn(await goes(back.pathname));
}

/** Browsers that have signed in, and are free, by the port of the server. */
const signedIn = new Map<number, Goes[]>();
/** A code for which nobody has to sign in. `use` uses it, before the next one is asked for in the same session. */
async function inSession(send: Send, at: Ready, use: (code: string) => Promise<Answer>): Promise<Answer> {
  const free = signedIn.get(at.port) ?? [];
  signedIn.set(at.port, free);
  let goes = free.pop();
  if (!goes) {
    goes = browser(send);
    await use(await signIn(send, goes, at));
  }
  const answer = await use(codeIn(await goes(asking(at.clientId))));
  free.push(goes);
  return answer;
}
const withCode = (code: string) =>
  `grant_type=authorization_code&code=${code}&redirect_uri=${encodeURIComponent(redirectUri)}`;

/** Makes all visits. Returns the milliseconds that they took together. */
async function visit({ kind, at, each, atOnce }: Visits): Promise<number> {
  const send = sender(at, atOnce);
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')}`,
  });
  const headers = basic(at.clientId, at.secret);
  const get = (path: string, sent = {}) => must(send(path, { headers: sent }), 200);
  const post = (path: string, body: string, sent = headers) => must(send(path, { headers: sent, body }), 200);
  const tokensFor = (code: string) => post(routes.token, withCode(code));
  const one: Record<Kind, (given: string) => Promise<Answer>> = {
    discovery: () => get('/.well-known/openid-configuration'),
    keys: () => get(routes.jwks),
    userinfo: (token) => get(routes.userinfo, { authorization: `Bearer ${token}` }),
    'client credentials': () => post(routes.token, 'grant_type=client_credentials'),
    introspection: (token) => post(routes.introspection, `token=${token}`),
    refresh: (token) => post(routes.token, `grant_type=refresh_token&refresh_token=${token}`),
    'code for tokens': tokensFor,
    'code flow in a session': () => inSession(send, at, tokensFor),
    'whole sign-in': async () => tokensFor(await signIn(send, browser(send), at)),
    'a client': (number) => {
      const { id, secret } = applicationAt(Number(number));
      return post(routes.token, 'grant_type=client_credentials', basic(id, secret));
    },
    'SAML response': () => get(`/saml/idp/start/${at.samlApplication}`, { cookie: at.cookie }),
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
