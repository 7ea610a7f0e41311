import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Provider, { type Adapter, type Configuration } from 'oidc-provider';
import pg from 'pg';
import { grantTypes, type Issued, issue, redirectUri, routes, type Served, type Storage } from './world.ts';

/** Runs one of the adapter's statements, and returns its rows. */
type Run = (
  text: string,
  values: unknown[],
) => Promise<Record<string, unknown>[]> | Record<string, unknown>[];

const table = `create table if not exists artefacts (model text not null, id text not null, payload text not null,
  "grantId" text, uid text, "userCode" text, "expiresAt" bigint, consumed bigint, primary key (model, id));
  create index if not exists by_grant on artefacts ("grantId") where "grantId" is not null;
  create index if not exists by_uid on artefacts (model, uid) where uid is not null`;
const columns = 'payload, consumed, "expiresAt"';

/** The simplest adapter over a database: one row for each artefact, and one statement for each of the library's calls. */
function adapterOver(run: Run) {
  const shown = ([row]: Record<string, unknown>[]) =>
    row && (!row.expiresAt || Number(row.expiresAt) > Date.now() / 1000)
      ? { ...JSON.parse(String(row.payload)), ...(row.consumed ? { consumed: Number(row.consumed) } : {}) }
      : undefined;
  return (model: string): Adapter => ({
    find: async (id) =>
      shown(await run(`select ${columns} from artefacts where model = $1 and id = $2`, [model, id])),
    findByUid: async (uid) =>
      shown(await run(`select ${columns} from artefacts where model = $1 and uid = $2`, [model, uid])),
    findByUserCode: async () => undefined,
    async upsert(id, payload, seconds) {
      const { grantId = null, uid = null, userCode = null } = payload;
      const until = seconds ? Math.floor(Date.now() / 1000) + seconds : null;
      await run(
        `insert into artefacts values ($1, $2, $3, $4, $5, $6, $7, null) on conflict (model, id) do update
         set payload = excluded.payload, "grantId" = excluded."grantId", "expiresAt" = excluded."expiresAt"`,
        [model, id, JSON.stringify(payload), grantId, uid, userCode, until],
      );
    },
    async consume(id) {
      const now = Math.floor(Date.now() / 1000);
      await run('update artefacts set consumed = $3 where model = $1 and id = $2', [model, id, now]);
    },
    async destroy(id) {
      await run('delete from artefacts where model = $1 and id = $2', [model, id]);
    },
    async revokeByGrantId(grantId) {
      await run('delete from artefacts where "grantId" = $1', [grantId]);
    },
  });
}

/** A database file with the settings of our records. */
function inSqlite(folder: string): Run {
  const db = new DatabaseSync(join(folder, 'bare.db'));
  db.exec(
    `pragma page_size = 1024; pragma journal_mode = wal; pragma wal_autocheckpoint = 4000; pragma synchronous = normal; pragma cache_size = -16000; ${table}`,
  );
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();
  return (text, values) => {
    const statement = prepared.get(text) ?? db.prepare(text.replace(/\$(\d)/g, '?$1'));
    prepared.set(text, statement);
    return statement.all(...(values as string[])) as Record<string, unknown>[];
  };
}
async function inPostgres(url: string): Promise<Run> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(table);
  const names = new Map<string, string>();
  return async (text, values) => {
    const name = names.get(text) ?? `statement ${names.size}`;
    names.set(text, name);
    return (await pool.query({ name, text, values })).rows;
  };
}

/** Keeps artefacts in memory. The library's own adapter of this kind forgets all but the last thousand. */
function inMemory() {
  const kept = new Map<string, Record<string, unknown>>();
  const byUid = new Map<string, Record<string, unknown>>();
  return (model: string): Adapter => ({
    find: async (id) => kept.get(`${model} ${id}`),
    async upsert(id, payload) {
      kept.set(`${model} ${id}`, payload);
      if (payload.uid) byUid.set(payload.uid, payload);
    },
    consume: async (id) => void Object.assign(kept.get(`${model} ${id}`)!, { consumed: 1 }),
    destroy: async (id) => void kept.delete(`${model} ${id}`),
    async revokeByGrantId() {},
    findByUid: async (uid) => byUid.get(uid),
    findByUserCode: async () => undefined,
  });
}

const adapters = {
  memory: async () => inMemory(),
  sqlite: async (place: string) => adapterOver(inSqlite(place)),
  postgres: async (place: string) => adapterOver(await inPostgres(place)),
};

/**
 * The library alone on Node's own server, with one client, as its documentation begins. It issues the same kinds of
 * tokens as our gateway. It believes every sign-in that is handed over.
 */
export async function bare(storage: Storage, place: string): Promise<Served> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [clientId, secret, accountId] = ['wiki', randomUUID(), 'grace'];
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  const configuration: Configuration = {
    adapter: (await adapters[storage](place)) as Configuration['adapter'],
    jwks: { keys: [key as never] },
    clients: [
      {
        ...{ client_id: clientId, client_secret: secret, redirect_uris: [redirectUri] },
        ...{ grant_types: [...grantTypes], response_types: ['code'] },
      },
    ],
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => false },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: 'grace@acme.example', email_verified: true }),
    }),
    async loadExistingGrant({ oidc }) {
      const about = { accountId: oidc.account!.accountId, clientId: oidc.client!.clientId };
      const grant = new oidc.provider.Grant(about);
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    interactions: { url: (_, { uid }) => `/authenticate/${uid}/login` },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      introspection: { enabled: true },
      revocation: { enabled: true },
    },
    routes,
  };
  const provider = new Provider('http://localhost', configuration);
  const library = provider.callback();
  const answer = (req: IncomingMessage, res: ServerResponse) =>
    req.url!.startsWith('/authenticate/')
      ? provider.interactionFinished(req, res, { login: { accountId, remember: false }, consent: {} })
      : library(req, res);
  return {
    ...{ answer, host: 'localhost', clientId, secret, cookie: '', samlApplication: '' },
    issue: (asked: Issued) => issue(provider, clientId, accountId, asked),
    ticket: async () => 'none is needed',
    revoke: async () => undefined,
  };
}
