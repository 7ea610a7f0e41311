import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { Refusal } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { chainOf } from '../../server-kit/people/standing.ts';
import { setPage } from '../look/library.ts';
import { lookOf, uiLocalesOf } from '../look/look.ts';
import { failedPage } from '../look/pages.ts';
import { pageOf } from '../refused.ts';

/** Why an application of the organisation takes nobody in now; null for one that does, and for an unknown one. */
async function closed(kit: Kit, organisationId: string, applicationId: string): Promise<Refusal | null> {
  const { state, ancestors } = await kit.executor.look(ref(application, applicationId));
  if (state.settings?.kind !== 'oidc' || ancestors.organisationId !== organisationId) return null;
  const why = standing(await chainOf(kit, { organisationId, applicationId }));
  return why && new Refusal(why);
}

/**
 * Tells a person of an error of the protocol by a page. The library knows suspended applications as little as such that do not
 * exist; whoever comes from one is told.
 */
export const showsErrors =
  (kit: Kit, organisationId: string) =>
  async (ctx: KoaContextWithOIDC, { error, error_description: why = '' }: ErrorOut): Promise<void> => {
    const asked = error === 'invalid_client' ? ctx.oidc?.params?.client_id : undefined;
    const refusal = typeof asked === 'string' ? await closed(kit, organisationId, asked) : null;
    const look = () => lookOf(kit, organisationId)(ctx.req, uiLocalesOf(ctx.oidc?.params));
    const page = refusal && (await pageOf(refusal, await look()));
    setPage(ctx, page ?? failedPage(error, why));
  };
