import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Keyring, keyring } from './keyring.ts';

const command = commandsOf(keyring);
/** Certificates that are published at once: the one that signs, and the one that is to follow or was before. */
const most = 2;
const pem = text(16_000, 1);
const one = z.object({ id: id(), certificateId: id() });
const known = ({ certificates }: Keyring, certificateId: string) =>
  certificates.find((each) => each.certificateId === certificateId) ?? refuse('sso.certificate');

/** Refuses another certificate while as many as can be are published. */
export function roomFor({ certificates }: Pick<Keyring, 'certificates'>) {
  if (certificates.length >= most) refuse('sso.certificates');
}

/** Adds a certificate. The first one signs at once, a second one when it is chosen. */
export const AddCertificate = command(
  {
    input: one.extend({
      certificate: pem,
      privateKey: pem,
      expiresAt: z.iso.datetime(),
      /** Adds nothing when there is a certificate already. */
      first: z.boolean().default(false),
    }),
    parent: ({ id }) => ref(organisation, id),
  },
  ({ certificates }, { id: _, first, ...made }, { now }) => {
    if (certificates.some(({ certificateId }) => certificateId === made.certificateId)) return [];
    if (first && certificates.length) return [];
    roomFor({ certificates });
    return [happened.SamlCertificateMade({ ...made, madeAt: now.toISOString() })];
  },
);
/** Signs with this certificate from now on. */
export const ChooseCertificate = command({ input: one }, (state, { certificateId }) =>
  known(state, certificateId) === state.certificates[0]
    ? []
    : [happened.SamlCertificateChosen({ certificateId })],
);
/** Stops publishing a certificate that does not sign. */
export const RemoveCertificate = command({ input: one }, (state, { certificateId }) => {
  if (known(state, certificateId) === state.certificates[0]) refuse('sso.certificateUsed');
  return [happened.SamlCertificateRemoved({ certificateId })];
});
