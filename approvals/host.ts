import { aboutKind, type Kind } from '../domain/families/requests.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { refuse } from '../domain/refusals.ts';
import type { Kit } from '../server-kit/kit.ts';

/** The host on which a request is approved: the base host for operators, the organisation's for users. */
export async function approvalHost(
  { config, origins, executor }: Kit,
  { kind, organisationId }: { kind: Kind; organisationId: string | null },
) {
  if (aboutKind(kind).owner === 'operator') return { origin: origins.public, rpId: config.BASE_DOMAIN };
  const { state } = await executor.look(ref(organisation, organisationId ?? ''));
  const { subdomain } = state;
  if (!subdomain) refuse('organisation.unknown');
  const origin = origins.org(subdomain);
  return { origin, rpId: new URL(origin).hostname };
}
