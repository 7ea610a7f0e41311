import { ref } from '../../../domain/kit.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import type { Kit } from '../../../server-kit/kit.ts';

/** The origin of the organisation's host, or the base host while it has none. */
export async function originOfConsole({ executor, origins }: Kit, organisationId: string) {
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  return subdomain ? origins.org(subdomain) : origins.public;
}
