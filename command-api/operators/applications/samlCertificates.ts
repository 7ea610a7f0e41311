import { refuse } from '../../../domain/refusals.ts';
import type { CommandHandlers } from '../../../server-kit/calls/caller.ts';
import { addCertificate } from '../../../server-kit/keys/certificates.ts';
import type { Kit } from '../../../server-kit/kit.ts';

/** Handles new certificates for SAML. */
export function samlCertificateHandlers(kit: Kit) {
  return {
    async addSamlCertificate(_, { actor, provenance }) {
      const organisationId = actor.organisationId ?? refuse('session.none');
      const { certificateId: id, position } = await addCertificate(kit, organisationId, provenance);
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
