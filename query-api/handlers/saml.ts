import { shownSaml } from '../../api/calls/applications/samlShown.ts';
import type { RowOf } from '../../api/kit.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { samlAddresses } from '../../server-kit/access/samlAddresses.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { certificatesOf, hasEnded } from '../../server-kit/keys/certificates.ts';
import type { QueryKit } from '../kit.ts';
import { list, one } from '../list.ts';

/** Which certificates of the service provider have ended. */
function endedIn({ signingCert, encryptCert }: { signingCert: string; encryptCert: string }, now: number) {
  const all = { signing: signingCert, encryption: encryptCert };
  return (['signing', 'encryption'] as const).filter((use) => all[use] && hasEnded(all[use], now));
}

/** Handles the reading of a SAML application, which needs the organisation's certificates too. */
export function samlHandlers(kit: QueryKit) {
  /** The application with this id, or the organisation's first one when its sub-domain is named instead. */
  async function found(named: string, organisationId: string, subdomain: string | null) {
    const where = { organisationId, family: 'saml' };
    const row = await one(kit.db, applications, named, where);
    if (row || named !== subdomain) return row;
    const first = { range: '[0,0]', sort: '["createdAt","ASC"]' };
    return (await list(kit.db, applications, first, where)).rows[0];
  }

  return {
    async getSamlApp({ appId: named }, { actor }) {
      const organisationId = actor.organisationId ?? '';
      const { subdomain } = (await kit.executor.look(ref(organisation, organisationId))).state;
      const row = await found(named, organisationId, subdomain);
      if (!row) refuse(application.unknown);
      const app = shownSaml(row as never);
      const { appId } = app;
      const certificates = await certificatesOf(kit, organisationId);
      const { certificate } = certificates[0];
      return {
        ...app,
        metadataRead: (row as unknown as RowOf<typeof applications>).metadataRead,
        endedCertificates: endedIn(app, kit.clock()),
        idp: {
          ...{ signingCert: certificate, encryptCert: certificate, nameIdFormat: app.nameIdformat },
          ...samlAddresses(kit.origins.org(subdomain ?? refuse('organisation.unknown')), appId),
          certificates: [...certificates],
        },
        sp: {
          ...{ acsUrl: app.acsUrl, sloUrl: app.sloUrl, entityID: app.entityID, relayState: app.relayState },
          ...{ authnRequestsSigned: app.authnRequestsSigned, wantMessageSigned: app.wantMessageSigned },
          ...{ signingCert: app.signingCert, encryptCert: app.encryptCert },
          authContextClass: app.authContextClass,
        },
      };
    },
  } satisfies QueryHandlers;
}
