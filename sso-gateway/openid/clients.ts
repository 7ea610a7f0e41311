import { randomUUID } from 'node:crypto';
import Provider from 'oidc-provider';
import { type Application, application } from '../../domain/application/application.ts';
import { clientSecret } from '../../domain/application/secrets.ts';
import { type SigningAlgorithm, signingAlgorithms } from '../../domain/keyring/algorithms.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { standing } from '../../domain/standing.ts';
import { sameSecret } from '../../server-kit/access/sameSecret.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** An OpenID application's state; undefined unless it and its organisation are active. */
async function activeIn(kit: Kit, organisationId: string, id: string) {
  const { state, ancestors } = await kit.executor.look(ref(application, id), { each: kit.secrets.passes });
  if (state.settings?.kind !== 'oidc' || ancestors.organisationId !== organisationId) return undefined;
  const above = await kit.executor.look(ref(organisation, organisationId));
  return standing({ organisation: above.state, application: state }) ? undefined : state;
}

type OidcSettings = Extract<Application['settings'], { kind: 'oidc' }>;

/**
 * Finds OpenID applications as the library's clients; undefined unless the application and its organisation are active.
 * What was made of a state is kept as long as the state.
 */
export function clientsOf(kit: Kit, organisationId: string) {
  const made = new WeakMap<object, Map<SigningAlgorithm, OwnClient>>();
  return async (id: string): Promise<OwnClient | undefined> => {
    const state = await activeIn(kit, organisationId, id);
    if (state?.settings?.kind !== 'oidc') return undefined;
    const { settings } = state;
    const idTokenAlgorithm = algorithmOfHint() ?? settings.idTokenAlgorithm ?? 'RS256';
    const ofState = made.get(state) ?? new Map<SigningAlgorithm, OwnClient>();
    const known = ofState.get(idTokenAlgorithm);
    if (known) return known;
    const client = named({
      ...clientOf(id, { ...settings, idTokenAlgorithm }),
      compareClientSecret: comparing(kit, id, settings, state),
    });
    made.set(state, ofState.set(idTokenAlgorithm, client));
    return client;
  };
}

/**
 * Gives a client a short name of its own. The library knows it again by its JSON, which it makes, and hashes, for each
 * request, and which does not say with what a secret is compared.
 */
function named(client: OwnClient): OwnClient {
  const name = randomUUID();
  return Object.defineProperty(client, 'toJSON', { value: () => name });
}

type Compare = (given: string) => Promise<boolean>;
/**
 * Whether a secret counts: it must come in the way that the application has registered (RFC 7591 section 2), and be the
 * current one or, for a while, the one before it. The library would take the current one, in any way.
 */
function comparing(
  { secrets, clock }: Pick<Kit, 'secrets' | 'clock'>,
  id: string,
  { tokenEndpointAuthMethod: method }: Pick<OidcSettings, 'tokenEndpointAuthMethod'>,
  state: Pick<Application, 'secrets' | 'keptSecrets'>,
): Compare {
  async function is(secretId: string | undefined, given: string) {
    const secret = secretId === undefined ? null : await secrets.open(id, secretId);
    return secret !== null && sameSecret(given, secret);
  }
  return async (given) => {
    const isBasic = /^basic /i.test(Provider.ctx?.get('authorization') ?? '');
    if (method !== (isBasic ? 'client_secret_basic' : 'client_secret_post')) return false;
    if (await is(state.secrets[clientSecret], given)) return true;
    const kept = state.keptSecrets[clientSecret];
    return kept !== undefined && clock() < Date.parse(kept.until) && is(kept.secretId, given);
  };
}

/** An application as the library's client: its properties by their names there, and those that our configuration reads. */
export function clientOf(id: string, settings: OidcSettings) {
  const signsIn = settings.grantTypes.includes('authorization_code');
  return {
    clientId: id,
    clientName: settings.name,
    applicationType: settings.applicationType,
    redirectUris: settings.redirectUris,
    postLogoutRedirectUris: settings.postLogoutRedirectUris,
    ...(settings.backchannelLogoutUri && { backchannelLogoutUri: settings.backchannelLogoutUri }),
    backchannelLogoutSessionRequired: Boolean(settings.backchannelLogoutUri),
    tokenEndpointAuthMethod: settings.tokenEndpointAuthMethod,
    grantTypes: settings.grantTypes,
    responseTypes: signsIn ? ['code'] : [],
    idTokenSignedResponseAlg: settings.idTokenAlgorithm ?? 'RS256',
    requireAuthTime: false,
    requirePushedAuthorizationRequests: false,
    dpopBoundAccessTokens: false,
    // The library's public subjects would be its accounts. Subjects are found by account and application.
    subjectType: 'pairwise',
    publicSubject: settings.subjectType === 'public',
    pkceRequired: settings.pkceRequired !== false,
  };
}
export type OwnClient = ReturnType<typeof clientOf> & { compareClientSecret?: Compare };

/**
 * Makes the library take clients as they are. For each that it does not remember it would check anew, by rules of its own,
 * what our commands have checked: it refuses the grant of devices (RFC 8628) to an application whose subjects are its own, and
 * redirects of native applications (RFC 8252) that ours take.
 */
export function takesClients(provider: Provider) {
  function Schema(client: OwnClient) {
    return client;
  }
  Object.defineProperty(provider.Client, 'Schema', { value: Schema });
}

/**
 * The algorithm of the request's `id_token_hint`, which may be from before the application chose another one. The library
 * checks a hint by the algorithm that the client has, and a request with one makes no ID token.
 */
function algorithmOfHint(): SigningAlgorithm | undefined {
  const hint = Provider.ctx?.oidc?.params?.id_token_hint;
  if (typeof hint !== 'string') return undefined;
  try {
    const { alg } = JSON.parse(Buffer.from(hint.split('.', 1)[0]!, 'base64url').toString()) ?? {};
    return signingAlgorithms.find((each) => each === alg);
  } catch {
    return undefined;
  }
}
