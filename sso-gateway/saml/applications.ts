import { application } from '../../domain/application/application.ts';
import { type Saml, wholeSaml } from '../../domain/application/settings/saml.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { samlAddresses } from '../../server-kit/access/samlAddresses.ts';
import { certificateKeys, certificatesOf } from '../../server-kit/keys/certificates.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import type { Issuer } from '../issuer.ts';
import type { Answering } from './response.ts';

/** Reads what is needed to answer the SAML applications of an organisation. */
export function samlApplications(kit: Kit) {
  const keyOf = certificateKeys(kit);

  /** The settings of an application of this organisation, which need not be active. */
  async function settingsOf({ organisationId }: Issuer, appId: string): Promise<Saml> {
    const { state, ancestors } = await kit.executor.look(ref(application, appId));
    const { settings, status } = state;
    if (ancestors.organisationId !== organisationId || settings?.kind !== 'saml' || status === 'deleted')
      refuse('application.unknown');
    return wholeSaml(settings);
  }

  /** The private keys of all certificates of an organisation that can be opened, the one that signs first. */
  async function privateKeysOf(organisationId: string): Promise<string[]> {
    const certificates = await certificatesOf(kit, organisationId);
    const keys = certificates.map(({ certificateId }) => keyOf(organisationId, certificateId));
    return (await Promise.all(keys)).filter((key) => key !== null);
  }

  /** How to answer an application. Refuses unless the application and its organisation are active. */
  async function answering(served: Issuer, appId: string): Promise<Answering> {
    const { organisationId, issuer } = served;
    const settings = await settingsOf(served, appId);
    await mustStand(kit, { organisationId, applicationId: appId });
    const [certificate] = await certificatesOf(kit, organisationId);
    const privateKey = await keyOf(organisationId, certificate.certificateId);
    if (!privateKey) throw new Error('the private key of a certificate cannot be opened');
    return {
      settings,
      at: samlAddresses(issuer, appId),
      certificate,
      privateKey,
      now: new Date(kit.clock()),
    };
  }

  return { settingsOf, answering, privateKeysOf };
}
export type SamlApplications = ReturnType<typeof samlApplications>;
