import type { Application } from '../domain/application/application.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { samlAddresses } from './access/samlAddresses.ts';
import type { Kit } from './kit.ts';

/**
 * Where a sign-in to an application begins: at the identity provider, or at the application, of whose websites it is the first.
 * Null where that is not known, as of an app.
 */
export async function startOf(
  { executor, origins }: Pick<Kit, 'executor' | 'origins'>,
  settings: Application['settings'],
  id: string,
  organisationId: string,
) {
  if (settings?.kind === 'saml') {
    const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
    return subdomain ? samlAddresses(origins.org(subdomain), id).startUrl : null;
  }
  if (settings?.kind === 'web') return `${settings.origins[0]}/`;
  if (settings?.kind !== 'oidc' || settings.applicationType !== 'web') return null;
  return `${new URL(settings.redirectUris[0]!).origin}/`;
}
