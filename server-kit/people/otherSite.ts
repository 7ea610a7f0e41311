import {
  isForPhones,
  type OwnSiteSettings,
  ownSiteOf,
  type Settings,
} from '../../domain/application/kinds.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../kit.ts';

/**
 * The settings of an application whose users sign in on a site of their own, with a passkey for that. Null for the others, also
 * for an app without a website, whose site is the organisation's host, and for one of phones alone, whose passkeys belong to it.
 */
export async function otherSiteOf(
  { executor, origins }: Pick<Kit, 'executor' | 'origins'>,
  organisationId: string,
  settings: Settings | null,
): Promise<OwnSiteSettings | null> {
  const own = ownSiteOf(settings);
  if (!own || isForPhones(settings)) return null;
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  return subdomain && own.origins.includes(origins.org(subdomain)) ? null : own;
}
