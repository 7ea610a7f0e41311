import { z } from 'zod';
import { BrandPublished } from '../../../domain/brand/events.ts';
import { limits } from '../../../domain/limits.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

type Published = Recorded<{ version: number }>;
const idOf = ({ id }: Pick<Recorded, 'id'>, version: number) => `${id}-${version}`;

/** What organisations have published of how they are shown: the newest, and as many before it as are kept. */
export const brandVersions = readModel(
  'brand_versions',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    version: z.int(),
    logo: z.string(),
    primary: z.string(),
    accent: z.string(),
    productName: z.string(),
    mailWords: BrandPublished.schema.shape.mailWords,
    publishedAt: z.iso.datetime(),
  }),
  { owner: 'organisationId', roles: ['operator'], sort: ['version'] },
)
  .starts(
    BrandPublished,
    (event) => ({
      ...event.data,
      id: idOf(event, event.data.version),
      organisationId: event.organisationId!,
      publishedAt: event.at,
    }),
    (event: Published) => idOf(event, event.data.version),
  )
  .ends(BrandPublished, (event: Published) => {
    const over = event.data.version - limits.brandVersions;
    return over > 0 ? idOf(event, over) : undefined;
  })
  .sweeps(OrganisationDeleted, 'organisationId', gone);
