import { z } from 'zod';
import { application } from '../../domain/application/application.ts';
import {
  ApplicationActivated,
  ApplicationChanged,
  ApplicationCreated,
  ServiceProviderMetadataRead,
} from '../../domain/application/events.ts';
import { NoteMetadata } from '../../domain/application/providerMetadata.ts';
import type { Saml } from '../../domain/application/settings/saml.ts';
import { ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { OrganisationActivated } from '../../domain/organisation/events.ts';
import { invalid, Refusal, refuse, toldOf } from '../../domain/refusals.ts';
import { problemsIn } from '../../server-kit/errors.ts';
import type { Kit } from '../../server-kit/kit.ts';
import type { Cause } from './kit/cause.ts';
import { nothing, on } from './kit/kit.ts';
import { eachApplicationOf, isMove } from './moved.ts';

/** What metadata say of a service provider, by the names of calls; texts that they lack are empty. */
type Found = {
  entityID: string;
  acsUrl: string;
  otherAcsUrls: readonly string[];
  sloUrl: string;
  sloResponseUrl: string;
  signingCert: string;
  encryptCert: string;
};
/** Reads metadata at an address, from the open internet alone. Refuses what cannot be reached or is no metadata. */
export type ReadMetadata = (at: { address: string }) => Promise<Found>;

const certificate = (pem: string, fileName: string) => pem && { pem, fileName };
/**
 * The settings that metadata say, and keep up to date. What they lack stays as it is: a certificate that is left out must
 * not turn off the check of requests.
 */
function changesBy(found: Found, { entityId, sloUrl, sloResponseUrl, ...before }: Saml) {
  if (found.entityID !== entityId) refuse('sso.metadataOther', { name: found.entityID });
  return {
    kind: 'saml' as const,
    ...{ acsUrl: found.acsUrl, otherAcsUrls: [...found.otherAcsUrls] },
    ...{
      sloUrl: found.sloUrl || sloUrl,
      sloResponseUrl: found.sloUrl ? found.sloResponseUrl : sloResponseUrl,
    },
    signingCertificate: renewed(before.signingCertificate, found.signingCert, 'signing.pem'),
    encryptionCertificate: renewed(before.encryptionCertificate, found.encryptCert, 'encryption.pem'),
  };
}
/** A certificate, or the present one if it is the same under another file name. */
const renewed = (before: Saml['signingCertificate'], pem: string, fileName: string) =>
  before?.pem === pem ? before : certificate(pem, fileName) || before;

/** Reads the metadata now, and notes what came of it. */
async function readNow(
  kit: Kit,
  id: string,
  { provenance }: Pick<Cause, 'provenance'>,
  settings: Saml,
  read: ReadMetadata,
) {
  const { metadataUrl: url } = settings;
  const note = (changes: ReturnType<typeof changesBy> | null, why?: Refusal) => {
    const problem = why?.message.slice(0, limits.metadataProblem) ?? '';
    const noted = { id, url, changes, problem, ...(why && { told: toldOf(why) }) };
    return kit.executor.execute(NoteMetadata, noted, provenance);
  };
  try {
    return await note(changesBy(await read({ address: url }), settings));
  } catch (error) {
    const refused = error instanceof z.ZodError ? invalid(...problemsIn(error)) : error;
    if (!(refused instanceof Refusal)) throw error;
    return note(null, refused);
  }
}

/**
 * Keeps the settings of SAML applications as the metadata of their service providers say: reads these when an address is
 * new, and each day. What fails changes nothing.
 */
export function freshMetadata(read: ReadMetadata) {
  const samlOf = async (kit: Kit, id: string) => {
    const { state } = await kit.executor.look(ref(application, id), { fresh: true });
    const { status, settings, metadataRead } = state;
    return status === 'active' && settings?.kind === 'saml' && settings.metadataUrl
      ? { settings, metadataRead }
      : null;
  };
  return [
    on(
      [ApplicationCreated, ApplicationChanged, ApplicationActivated],
      'read-provider-metadata',
      async (cause, kit) => {
        const found = await samlOf(kit, cause.target.id);
        const { url, nextAt } = found?.metadataRead ?? { url: '', nextAt: '' };
        const isFresh = found?.settings.metadataUrl === url && Date.parse(nextAt) > kit.clock();
        return found && !isFresh ? readNow(kit, cause.target.id, cause, found.settings, read) : nothing;
      },
    ),
    // What was read before an import waits for no next time here.
    on(OrganisationActivated, 'read-moved-metadata', async (cause, kit) => {
      if (!isMove(cause)) return nothing;
      return eachApplicationOf(kit, cause, async (id) => {
        const found = await samlOf(kit, id);
        if (found) await readNow(kit, id, cause, found.settings, read);
      });
    }),
    on(
      ServiceProviderMetadataRead,
      'provider-metadata-again',
      async (cause, kit) => {
        const found = await samlOf(kit, cause.target.id);
        // Another reading has followed, with a time of its own.
        if (found?.metadataRead?.nextAt !== cause.data.nextAt) return nothing;
        return readNow(kit, cause.target.id, cause, found.settings, read);
      },
      ({ nextAt }) => Date.parse(nextAt),
      { anyOrder: true },
    ),
  ];
}
