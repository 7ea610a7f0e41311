import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Auth, type AuthConfig, customFetch, skipCSRFCheck } from '@auth/core';
import { Strategy } from '@node-saml/passport-saml';
import express, { type Request as Asked, type Express } from 'express';
import openid, { type ConfigParams } from 'express-openid-connect';
import * as jose from 'jose';
import passport from 'passport';
import { settingsIn } from '../../clients/apache.ts';

type Own = Record<string, string>;
/** Runs the code of a guide with what it takes from elsewhere, and returns what it makes under these names. */
function ran(code: string, given: Record<string, unknown>, makes = '') {
  const script = code.replace(/^import .*$/gm, '').replace(/^export (?=const|async)/gm, '');
  return new Function(...Object.keys(given), `${script}\nreturn { ${makes} };`)(...Object.values(given));
}

/** A store of sessions as express-session has them. */
function memoryStore() {
  const kept = new Map<string, unknown>();
  type Done = (error: unknown, value?: unknown) => void;
  return {
    get: (id: string, done: Done) => done(null, kept.get(id)),
    set: (id: string, value: unknown, done: Done) => done(null, void kept.set(id, value)),
    destroy: (id: string, done: Done) => done(null, void kept.delete(id)),
  };
}

/** express-openid-connect with the settings of the guide, whose requests to the provider go through `send`. */
export function expressOpenid(own: Own, send: typeof fetch): Express {
  const app = express();
  ran(settingsIn('openid-connect', 'Express**', own), {
    app,
    auth: (settings: ConfigParams) => openid.auth({ ...settings, customFetch: send } as ConfigParams),
    store: memoryStore(),
  });
  return app.get(
    '/',
    openid.requiresAuth(),
    ({ oidc }, res) => void res.send(`signed in: ${oidc.user!.email}`),
  );
}

/** The code of the guide for Auth.js, with requests to the provider through `send`. */
function authJsOfGuide(own: Own, send: typeof fetch) {
  const [settings, ending] = [1, 2].map((nth) => settingsIn('openid-connect', 'Auth.js**', own, nth));
  const { config, POST } = ran(
    `${settings}\n${ending}`,
    {
      NextAuth: (config: AuthConfig) => ({ handlers: { config } }),
      jwtVerify: jose.jwtVerify,
      createRemoteJWKSet: (url: URL) => jose.createRemoteJWKSet(url, { [jose.customFetch]: send }),
    },
    'config: handlers.config, POST',
  ) as { config: AuthConfig; POST: (asked: Request) => Promise<Response> };
  const all: AuthConfig = {
    ...config,
    secret: 'a long random text',
    trustHost: true,
    skipCSRFCheck,
    providers: config.providers.map((one) => ({ ...one, [customFetch]: send }) as typeof one),
  };
  return { handles: (asked: Request) => Auth(asked, all), endsSession: POST };
}

/** Auth.js with the settings of the guide. Its page asks who is there, and signs in as the library's button does. */
export function authJs(own: Own, send: typeof fetch): Express {
  const { handles, endsSession } = authJsOfGuide(own, send);
  const asks = (path: string, { headers }: Asked, method = 'GET', body?: Buffer, type?: string) =>
    new Request(new URL(path, 'https://shop.example'), {
      ...{ method, headers: { ...(headers as Own), ...(type && { 'content-type': type }) } },
      ...(body && { body: new Uint8Array(body) }),
    });
  return express().use(async (req, res) => {
    const give = async (answer: Response, text?: string) => {
      for (const line of answer.headers.getSetCookie()) res.appendHeader('set-cookie', line);
      const location = answer.headers.get('location');
      if (location) res.setHeader('location', location);
      res.status(answer.status).send(text ?? (await answer.text()));
    };
    const asked = asks(req.url, req, req.method, req.method === 'POST' ? await buffer(req) : undefined);
    if (req.path === '/backchannel-logout') return give(await endsSession(asked));
    if (req.path !== '/') return give(await handles(asked));
    const session = await handles(asks('/auth/session', req));
    const known = await session.clone().json();
    if (known) return give(session, `signed in: ${known.user.email}`);
    const form = 'application/x-www-form-urlencoded';
    return give(
      await handles(asks('/auth/signin/latchkey', req, 'POST', Buffer.from('callbackUrl=/'), form)),
    );
  });
}

type Person = { nameID: string; username: string };
/** passport-saml with the settings of the guide, and the sessions that an application keeps. */
export function passportSaml(own: Own): Express {
  const sessions = new Map<string, Person>();
  const passports = new passport.Passport();
  const known = (profile: Person | null, done: (error: null, user?: object) => void) =>
    done(null, [...sessions.values()].find(({ nameID }) => nameID === profile!.nameID) ?? { ...profile });
  ran(settingsIn('saml', 'node-saml**', own), {
    ...{ passport: passports, SamlStrategy: Strategy },
    ...{ signedIn: known, signedOut: known },
  });
  const app = express();
  app.use(express.urlencoded({ extended: false }), (req, _, next) => {
    const id = /session=(\w+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
    const logout = (done: () => void) => {
      sessions.delete(id);
      done();
    };
    Object.assign(req, { user: sessions.get(id), logout, logOut: logout });
    next();
  });
  const through = passports.authenticate('saml', { session: false });
  app.post('/login/callback', through, (req, res) => {
    const id = crypto.randomUUID().replaceAll('-', '');
    sessions.set(id, req.user as Person);
    res.cookie('session', id).redirect('/');
  });
  app.get('/logout/callback', through, (_, res) => res.redirect('/bye'));
  app.get('/', (req, res, next) => {
    if (req.user) res.send(`signed in: ${(req.user as Person).username}`);
    else next();
  });
  return app.get('/', through);
}

/** Serves applications, each at a host of its own. */
export async function served(apps: Readonly<Record<string, Express>>) {
  const server = express()
    .use((req, res, next) => apps[req.hostname]?.(req, res, next))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
