import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Changing, Put } from '../../event-store/records/records.ts';
import { sessionTold } from '../../server-kit/access/oidcSessions.ts';
import { keyOf, kindOf, partsOf } from '../../server-kit/access/signOns.ts';
import {
  type Authorizations,
  type Lead,
  leadKind,
  sessionUnder,
} from '../../server-kit/access/ssoSessions.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { signOnStands } from '../../server-kit/signOnStands.ts';
import { grantSecondsOf } from '../issuer.ts';
import { isFirst } from '../once.ts';
import type { UserIn } from './accounts.ts';
import type { OwnClient } from './clients.ts';
import { grantsFound } from './grantsFound.ts';
import { answered, asOneType, withReply, workFor } from './perRequest.ts';
import { type Rotated, rotationsOf } from './rotations.ts';
import { sessionsFound } from './sessionsFound.ts';
import { isGranted, isStanding, type KeptToken, tokenKindOf } from './userTokens.ts';

type Kept = Rotated & {
  accountId?: string;
  loginTs?: number;
  openedAt?: number;
  uid?: string;
  deviceCode?: string;
  sid?: string;
} & {
  authorizations?: Authorizations;
} & KeptToken &
  Record<string, unknown>;
/** The kind of record, and of token, that leads from a code that a person enters to the code of the device. */
const userCodes = 'openid user code';
/** Artefacts whose id is no secret, because other artefacts refer to it. */
const named = new Set(['Grant', 'Interaction']);
/**
 * Artefacts that no client can use before it has the reply, so they are written with it. A device may ask for its code
 * at any time, which is therefore written after the grant that it leads to.
 */
const withTheReply = new Set([
  ...['AccessToken', 'AuthorizationCode', 'ClientCredentials', 'Grant', 'Interaction'],
  ...['RefreshToken', 'Session'],
]);
/** Tokens that an application may bring without saying which one of these it is. */
const bearers = new Set(['AccessToken', 'ClientCredentials', 'RefreshToken']);
/** What a token request is for, and uses up with its reply. */
const tokensFor = new Set(['AuthorizationCode', 'RefreshToken']);

/** Whether a session that is known by its `uid` has not ended. */
export async function sessionLives(
  kit: Pick<Kit, 'records' | 'executor'>,
  organisationId: string,
  uid: string,
) {
  const session = await sessionUnder(kit.records, keyOf(organisationId, uid));
  return session !== undefined && signOnStands(kit, organisationId, session);
}

/**
 * Keeps the artefacts of an organisation's OpenID provider in the records. They carry the organisation's id, and hold
 * hashes of codes, tokens and session ids instead of these themselves. Tokens are in the group of their user, other
 * artefacts in that of their grant. `client` reads a client by its id. Artefacts of another `space` are unknown outside of
 * it, and no application is told of its sessions.
 */
export function adapterOf(
  kit: Kit,
  organisationId: string,
  userIn: UserIn,
  client: (id: string) => Promise<OwnClient | undefined>,
  space = organisationId,
) {
  const { records, clock, tokens } = kit;
  const key = (id: string) => keyOf(space, id);
  const userOf = async ({ userId, accountId, clientId }: Kept) =>
    userId ?? (accountId ? await userIn(accountId, clientId ?? '') : null);

  const rotating = rotationsOf(records, kindOf('RefreshToken'));
  const replying = withReply(records);
  const sessions = sessionsFound(records, replying);
  const grants = grantsFound(records, replying);
  const oneType = asOneType<Kept>();

  return class implements Adapter {
    readonly #model: string;
    constructor(model: string) {
      this.#model = model;
    }
    async find(id: string) {
      if (this.#model === 'Client') return (await client(id)) as AdapterPayload | undefined;
      return bearers.has(this.#model) ? oneType(this.#model, id, () => this.#find(id)) : this.#find(id);
    }
    async #find(id: string): Promise<Kept | undefined> {
      const kept = await this.#read(key(id), id);
      if (kept?.uid && this.#model === 'Session') {
        const lead = await replying.get<Lead>(leadKind, key(kept.uid));
        if (!lead) return undefined;
        if (!(await signOnStands(kit, organisationId, kept))) return undefined;
        kept.authorizations = lead.authorizations;
        sessions.found(key(kept.uid), { ...lead, keyed: key(id) });
      }
      if (kept && this.#model === 'Grant') {
        if (!(await isGranted(kit, kept))) return undefined;
        grants.found(key(id));
        return kept;
      }
      const kind = tokenKindOf(this.#model) ?? (this.#model === 'ClientCredentials' ? 'access' : undefined);
      if (!kept || !kind) return kept;
      if (!(await isStanding(kit, kind, kept, await userOf(kept)))) return undefined;
      const isRepeated = this.#model === 'RefreshToken' && (await rotating.mayRepeat(key(id), kept));
      return isRepeated ? { ...kept, consumed: undefined } : kept;
    }
    async #read(keyed: string, id?: string): Promise<Kept | undefined> {
      const saved = this.#model === 'Grant' ? (grants.saved(keyed) as Kept | undefined) : undefined;
      const kept = saved ?? (await replying.get<Kept>(kindOf(this.#model), keyed));
      if (!kept) return undefined;
      // Each reader of a record gets an object of its own.
      if (id !== undefined) kept.jti = id;
      if (kept.deviceCode) kept.deviceCode = tokens.open<{ id: string }>(userCodes, kept.deviceCode).id;
      return kept;
    }
    async upsert(id: string, payload: AdapterPayload, seconds: number) {
      const expiresAt = clock() + seconds * 1000;
      const { jti, ...rest } = payload;
      const kept = rest as Kept;
      let group = payload.grantId ? { group: key(payload.grantId) } : {};
      const keyed = key(id);
      // The library's own check lets two proofs pass that come at the same moment (RFC 9449 section 11.1).
      if (this.#model === 'ReplayDetection' && !(await isFirst(kit, 'openid proof', keyed, expiresAt)))
        throw new errors.InvalidDpopProof('the proof was used already');
      const puts: Put[] = [];
      const put = (kind: string, id: string, value: unknown) =>
        puts.push({ kind, id, value, expiresAt, ...group });
      if (this.#model === 'Session') {
        const { authorizations = {} } = kept;
        delete kept.authorizations;
        // A sign-in gives a session another id.
        const before = await replying.get<Kept>(kindOf(this.#model), keyed);
        kept.openedAt = before?.openedAt ?? clock();
        const ofPerson = payload.accountId ? { group: partsOf(payload.accountId).personId } : {};
        const value: Lead = { keyed, authorizations };
        const lead = { kind: leadKind, id: key(payload.uid!), value, expiresAt, ...ofPerson };
        if (!(await sessions.save(lead))) puts.push(lead);
      }
      // The code of a device is found by another code and by a sign-in, which hold it sealed.
      const sealed = (code: string) => tokens.seal(userCodes, { id: code }, seconds);
      if (payload.userCode) put(userCodes, key(payload.userCode), sealed(id));
      if (kept.deviceCode) kept.deviceCode = sealed(kept.deviceCode);
      if (tokenKindOf(this.#model) || this.#model === 'Grant') kept.issuedAt = clock();
      if (tokenKindOf(this.#model)) {
        kept.userId = await userOf(kept);
        group = kept.userId ? { group: kept.userId } : {};
      }
      if (kept.sid && space === organisationId && !tokenKindOf(this.#model))
        puts.push(...(await told(kept.sid, kept)));
      const value = named.has(this.#model) ? { ...kept, jti } : kept;
      const isChanged =
        this.#model === 'Grant' &&
        grants.save({ kind: kindOf('Grant'), id: keyed, value, expiresAt, ...group });
      if (!isChanged) put(kindOf(this.#model), keyed, value);
      if (this.#model === 'RefreshToken') rotating.replaced(keyed);
      if (withTheReply.has(this.#model)) return replying.write(puts);
      await workFor(answered());
      await records.write(puts);
    }
    async findByUid(uid: string) {
      const lead = await replying.get<Lead>(leadKind, key(uid));
      const kept = lead && (await this.#read(lead.keyed));
      return kept && { ...kept, authorizations: lead.authorizations };
    }
    async findByUserCode(userCode: string) {
      const sealed = await records.get<string>(userCodes, key(userCode));
      return sealed ? this.find(tokens.open<{ id: string }>(userCodes, sealed).id) : undefined;
    }
    async consume(id: string) {
      const keyed = key(id);
      const consumed = Math.floor(clock() / 1000);
      let grantId: string | undefined;
      const rotation = this.#model === 'RefreshToken' ? rotating.begun(keyed) : undefined;
      // One of several simultaneous uses succeeds. A used token is no longer among the user's tokens.
      const change = (kept: Kept) => {
        grantId = kept.grantId;
        if (rotation) return rotation.used(kept, consumed);
        return kept.consumed ? undefined : { ...kept, consumed };
      };
      const leaves = tokenKindOf(this.#model) !== undefined;
      const use = async (writes: Changing) => {
        const first = await records.change<Kept>(kindOf(this.#model), keyed, change, { ...writes, leaves });
        if (first && (!rotation || (await rotation.supersede()))) return;
        // A second use may be that of a thief, so everything that came from the token ends (RFC 9700 section 4.14).
        if (grantId) await endGrant(grantId);
        throw new errors.InvalidGrant('grant request is invalid');
      };
      await (tokensFor.has(this.#model) ? replying.use(use) : use({}));
    }
    async destroy(id: string) {
      await replying.write([], [{ kind: kindOf(this.#model), id: key(id) }]);
    }
    async revokeByGrantId(grantId: string) {
      // Tokens end with the grant, which is looked at whenever one is used.
      if (!tokenKindOf(this.#model)) await records.dropGroup(kindOf(this.#model), key(grantId));
    }
  };

  /** What is kept of a session that an application is told of. Its own session may last as long as the grant. */
  async function told(sid: string, kept: Kept): Promise<Put[]> {
    const { accountId = '', clientId: applicationId = '' } = kept;
    const userId = await userOf(kept);
    if (!userId) return [];
    // An earlier sign-in of the session may have asked for more than this one.
    const scope = Provider.ctx?.oidc.entities.Grant?.openid?.scope ?? kept.scope;
    const expiresAt = clock() + grantSecondsOf(scope) * 1000;
    return sessionTold(sid, { userId, applicationId, ...partsOf(accountId) }, expiresAt);
  }

  /** Ends a grant, and with it all tokens that came from it. */
  async function endGrant(grantId: string) {
    await records.drop(kindOf('Grant'), key(grantId));
  }
}
