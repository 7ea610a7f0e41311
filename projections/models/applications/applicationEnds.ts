import { z } from 'zod';
import * as application from '../../../domain/application/events.ts';
import type { Settings } from '../../../domain/application/kinds.ts';
import { clientSecret } from '../../../domain/application/secrets.ts';
import { certificateEnd } from '../../../domain/application/settings/certificateEnd.ts';
import { SamlCertificateMade, SamlCertificateRemoved } from '../../../domain/keyring/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

/**
 * What ends: a certificate of a service provider, the client secret before the current one, or a certificate with which the
 * organisation signs for its SAML applications.
 */
export const endingThings = ['signing', 'encryption', 'secret', 'own'] as const;

/** What of an organisation's applications ends by itself, and when. */
export const applicationEnds = readModel(
  'application_ends',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    /** Null for what all SAML applications of the organisation share. */
    applicationId: z.string().nullable(),
    what: z.enum(endingThings),
    endsAt: z.iso.datetime(),
  }),
  { owner: 'organisationId', sort: ['endsAt'] },
)
  .sweeps(application.ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);

type OfProvider = 'signing' | 'encryption';
/** When a certificate of a service provider ends; null when there is none, or nobody can read it. */
function endIn(settings: Settings, what: OfProvider): string | null {
  if (settings.kind !== 'saml') return null;
  const { signingCertificate, encryptionCertificate } = settings;
  const { pem } = (what === 'signing' ? signingCertificate : encryptionCertificate) ?? {};
  return pem === undefined ? null : certificateEnd(pem);
}

for (const what of ['signing', 'encryption'] as const) {
  const key = ({ id }: Recorded) => `${id} ${what}`;
  for (const event of [application.ApplicationCreated, application.ApplicationChanged])
    applicationEnds
      .starts(
        event as typeof application.ApplicationChanged,
        (happened) => ({
          id: key(happened),
          organisationId: happened.organisationId!,
          applicationId: happened.id,
          what,
          endsAt: endIn(happened.data.settings, what)!,
        }),
        (happened) => (endIn(happened.data.settings, what) ? key(happened) : undefined),
      )
      .changes(
        event as typeof application.ApplicationChanged,
        () => undefined,
        (happened) => (endIn(happened.data.settings, what) ? undefined : key(happened)),
      );
}

/** The key of the client secret that is kept beside its successor. Other secrets have none. */
const keyOfSecret = ({ id, data }: Recorded<{ name: string }>) =>
  data.name === clientSecret ? `${id} secret` : undefined;
const keyOfOwn = ({ data }: Recorded<{ certificateId: string }>) => data.certificateId;
applicationEnds
  .starts(
    application.ApplicationSecretKept,
    (event) => ({
      id: keyOfSecret(event)!,
      organisationId: event.organisationId!,
      applicationId: event.id,
      what: 'secret' as const,
      endsAt: event.data.until,
    }),
    keyOfSecret,
  )
  .ends(application.ApplicationSecretSet, keyOfSecret)
  // One that ends without another in its place leaves none behind either.
  .ends(application.ApplicationSecretEnded, keyOfSecret)
  .starts(
    SamlCertificateMade,
    (event) => ({
      id: keyOfOwn(event),
      organisationId: event.organisationId!,
      applicationId: null,
      what: 'own' as const,
      endsAt: event.data.expiresAt,
    }),
    keyOfOwn,
  )
  .ends(SamlCertificateRemoved, keyOfOwn);
