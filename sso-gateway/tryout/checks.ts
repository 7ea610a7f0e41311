import { application } from '../../domain/application/application.ts';
import { ownSiteOf } from '../../domain/application/kinds.ts';
import { checkSite, type SiteCheck } from '../../domain/application/siteChecks.ts';
import type { Feature } from '../../domain/features.ts';
import { ref } from '../../domain/kit.ts';
import { featureOf } from '../../domain/methods.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Tryout } from './tryouts.ts';

/** What the settings of a web or mobile application say as they are now; nothing of the other families. */
export async function checksOf(
  { executor, origins }: Pick<Kit, 'executor' | 'origins'>,
  { appId, organisationId }: Pick<Tryout, 'appId' | 'organisationId'>,
): Promise<SiteCheck[]> {
  const settings = ownSiteOf((await executor.look(ref(application, appId))).state.settings);
  if (!settings) return [];
  const lacks: Feature[] = [];
  for (const feature of [featureOf['this device'], featureOf.phone])
    if (!(await executor.grantedTo(organisationId, feature))) lacks.push(feature);
  const { subdomain } = (await executor.look(ref(organisation, organisationId))).state;
  return checkSite(settings, { lacks, organisationAt: subdomain ? origins.org(subdomain) : '' });
}
