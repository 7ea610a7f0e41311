import { shownSaml } from '../../api/calls/applications/saml.ts';
import { application } from '../../domain/application/application.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { applications } from '../../projections/models/applications/applications.ts';
import { certificatesOf } from '../../server-kit/access/certificates.ts';
import { samlAddresses } from '../../server-kit/access/samlAddresses.ts';
import type { QueryHandlers } from '../../server-kit/http/request/caller.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

/** Handles the reading of a SAML application, which needs the organisation's certificates too. */
export function samlHandlers(kit: QueryKit) {
  return {
    async getSamlApp({ appId }, { actor }) {
      const organisationId = actor.organisationId ?? '';
      const row = await one(kit.db, applications, appId, { organisationId, family: 'saml' });
      if (!row) refuse(application.unknown);
      const app = shownSaml(row as never);
      const { subdomain } = (await kit.executor.look(ref(organisation, organisationId))).state;
      const certificates = await certificatesOf(kit, organisationId);
      const { certificate } = certificates[0];
      return {
        ...app,
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
