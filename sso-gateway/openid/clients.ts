import { randomUUID } from 'node:crypto';
import type { ClientMetadata } from 'oidc-provider';
import { application } from '../../domain/application/application.ts';
import { clientSecret } from '../../domain/application/secrets.ts';
import { deviceGrant } from '../../domain/application/settings/oidc.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { standing } from '../../domain/standing.ts';
import { signingKeys } from '../../server-kit/keys/signingKeys.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Issuer } from '../issuer.ts';

/** An OpenID application's state; undefined unless it and its organisation are active. */
async function activeIn(kit: Kit, organisationId: string, id: string) {
  const { state, ancestors } = await kit.executor.look(ref(application, id));
  if (state.settings?.kind !== 'oidc' || ancestors.organisationId !== organisationId) return undefined;
  const above = await kit.executor.look(ref(organisation, organisationId));
  return standing({ organisation: above.state, application: state }) ? undefined : state;
}

type Active = NonNullable<Awaited<ReturnType<typeof activeIn>>>;
type OidcSettings = Extract<Active['settings'], { kind: 'oidc' }>;

/**
 * Finds OpenID applications as the library takes them; undefined unless the application and its organisation are active.
 * What was made of a state is kept as long as the state.
 */
export function clientsOf(kit: Kit, about: Issuer, algorithms: ReadonlySet<string>) {
  /** The algorithm of the application's choice. Its first key is made now, so that the next request finds it. */
  async function algorithmOf({ idTokenAlgorithm: wanted = 'RS256' }: Partial<OidcSettings>) {
    if (algorithms.has(wanted)) return wanted;
    await signingKeys(kit, about.organisationId, wanted);
    return null;
  }

  const made = new WeakMap<object, ClientMetadata>();
  return async (id: string): Promise<ClientMetadata | undefined> => {
    const state = await activeIn(kit, about.organisationId, id);
    if (state?.settings?.kind !== 'oidc') return undefined;
    const known = made.get(state);
    if (known) return known;
    const isPublic = state.settings.tokenEndpointAuthMethod === 'none';
    const secret = isPublic ? null : await kit.secrets.read(id, clientSecret);
    const kept = isPublic ? undefined : state.keptSecrets[clientSecret];
    const algorithm = await algorithmOf(state.settings);
    const metadata = {
      ...metadataOf(id, state.settings, secret, about.issuer),
      id_token_signed_response_alg: algorithm ?? 'RS256',
      ...(kept && { kept_secret: await kit.secrets.open(id, kept.secretId), kept_until: kept.until }),
    };
    if (algorithm && (isPublic || secret !== null)) made.set(state, named(metadata));
    return metadata;
  };
}

/**
 * Gives metadata that do not change a short name. The library knows a client again by its metadata as JSON, which it
 * makes, and hashes, for each request.
 */
function named(metadata: ClientMetadata): ClientMetadata {
  const name = randomUUID();
  return Object.defineProperty(metadata, 'toJSON', { value: () => name });
}

function metadataOf(
  id: string,
  settings: OidcSettings,
  secret: string | null,
  issuer: string,
): ClientMetadata {
  const signsIn = settings.grantTypes.includes('authorization_code');
  return {
    client_id: id,
    client_name: settings.name,
    application_type: settings.applicationType,
    redirect_uris: settings.redirectUris,
    post_logout_redirect_uris: settings.postLogoutRedirectUris,
    ...(settings.backchannelLogoutUri && {
      backchannel_logout_uri: settings.backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
    token_endpoint_auth_method: settings.tokenEndpointAuthMethod,
    // The library would refuse the grant of devices, because it has no redirect address to derive subjects from.
    grant_types: settings.grantTypes.filter((grant) => grant !== deviceGrant),
    device_flow: settings.grantTypes.includes(deviceGrant),
    pkce_required: settings.pkceRequired !== false,
    public_subject: settings.subjectType === 'public',
    response_types: signsIn ? ['code'] : [],
    ...(secret && { client_secret: secret }),
    // The library's public subjects would be its accounts. Subjects are found by account and application, without sectors.
    subject_type: 'pairwise',
    sector_identifier_uri: issuer.replace(/^http:/, 'https:'),
  };
}
