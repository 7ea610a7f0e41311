import { z } from 'zod';
import { admin } from '../admin/admin.ts';
import { application } from '../application/application.ts';
import { owner, ownerRef } from '../device/commands.ts';
import { device } from '../device/device.ts';
import { commandsOf, id, ref, text } from '../kit.ts';
import { featureOf } from '../methods.ts';
import { organisation } from '../organisation/organisation.ts';
import { person } from '../person/person.ts';
import { refuse } from '../refusals.ts';
import { mayGoOn } from '../standing.ts';
import { user } from '../user/user.ts';
import * as happened from './events.ts';
import { transaction } from './transaction.ts';

const command = commandsOf(transaction);
const one = z.object({ id: id() });
/** The server determines these ids from the credential and never takes the caller's word for them. */
export const proven = one.extend({
  owner,
  /** The person whom the user is; null for members of the team. */
  personId: id().nullable(),
  organisationId: id(),
  applicationId: id().nullable(),
});

export const counter = z.number().int().min(0);
export const where = { platform: text(40), browser: text(40), country: text(2).optional() };
const proof = { deviceId: id(), counter, ...where };

/** The aggregates that decide whether an existing device's answer is accepted. */
export const seen = {
  parent: ({ owner }: z.output<typeof proven>) => ownerRef(owner),
  needs: (input: z.output<typeof proven> & { deviceId: string }) => ({
    owner: ownerRef(input.owner),
    ...(input.personId ? { person: ref(person, input.personId) } : {}),
    device: ref(device, input.deviceId),
    organisation: ref(organisation, input.organisationId),
    ...(input.applicationId ? { application: ref(application, input.applicationId) } : {}),
  }),
};
type OwnerChain = {
  owner: { status: string };
  person?: { status: string };
  organisation: { status: string };
  device: { status: string };
  application?: { status: string };
};

/** Refuses to sign somebody in unless everybody on the chain is active. */
export const mayPass = ({ owner, ...chain }: OwnerChain, kind: 'operator' | 'user') =>
  mayGoOn({ ...chain, [kind]: owner });
/** What the event keeps of an answer. Its ancestors say whose it is. */
function proofIn<T extends z.output<typeof proven>>(input: T) {
  const { id: _, owner: __, personId: ___, organisationId: ____, applicationId: _____, ...proof } = input;
  return proof;
}
const unused = ({ status }: { status: string }) => status === 'absent' || refuse('transaction.used');

export const CompleteRegistration = command(
  {
    input: proven.extend({ ...happened.RegistrationCompleted.schema.shape, ...proof }),
    opens: true,
    ...seen,
  },
  (state, input, { needs }) => {
    unused(state);
    mayPass(needs, input.owner.kind);
    return [happened.RegistrationCompleted(proofIn(input))];
  },
);
/** The member of the team who tries the sign-in, which is a tryout then. */
export const tried = { triedBy: id().nullable().default(null) };
/** What happened with a sign-in that is complete. */
export const completed = ({
  triedBy,
  ...signedIn
}: z.output<typeof happened.SignedIn.schema> & { triedBy: string | null }) =>
  triedBy ? happened.SignInTried({ ...signedIn, triedBy }) : happened.SignedIn(signedIn);

export const CompleteSignIn = command(
  {
    input: proven.extend({ ...happened.SignedIn.schema.shape, ...proof, ...tried }),
    opens: true,
    ...seen,
    requires: ({ owner, method }) => (owner.kind === 'user' ? featureOf[method] : null),
  },
  (state, input, { needs }) => {
    unused(state);
    mayPass(needs, input.owner.kind);
    return [completed(proofIn(input))];
  },
);
/** Notes that a person came to an application by a session that began with this device. A repeat changes nothing. */
export const UseSession = command(
  { input: one.extend({ userId: id(), deviceId: id() }), parent: ({ userId }) => ref(user, userId) },
  ({ status }, { deviceId }) => (status === 'absent' ? [happened.SessionUsed({ deviceId })] : []),
);
/** Completes the sign-in of a member of the staff, with a passkey that still belongs to the account. */
export const CompleteAdminSignIn = command(
  {
    input: one.extend({ adminId: id(), passkeyId: id(), counter }),
    opens: true,
    parent: ({ adminId }) => ref(admin, adminId),
    needs: ({ adminId }) => ({ admin: ref(admin, adminId) }),
  },
  (state, { adminId, passkeyId, counter }, { needs }) => {
    unused(state);
    if (!needs.admin.passkeys.some((each) => each.id === passkeyId)) refuse('admin.passkeyUnknown');
    return [happened.AdminSignedIn({ adminId, passkeyId, counter })];
  },
);
