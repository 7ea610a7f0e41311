import { type Credential, device } from '../../domain/device/device.ts';
import { aboutKind, addsDevice } from '../../domain/families/requests.ts';
import { invitationOf, invite } from '../../domain/invite/invite.ts';
import { ref } from '../../domain/kit.ts';
import type { Method } from '../../domain/methods.ts';
import { emailClaims, RegisterOperator } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { RegisterOrganisation } from '../../domain/organisation/commands.ts';
import type { CustomValues } from '../../domain/profile/customAttributes.ts';
import { refuse } from '../../domain/refusals.ts';
import type { OpenedRequest } from '../../domain/transaction/transaction.ts';
import { RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { usernameClaims } from '../../domain/usernames/username.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { type Grant, grantCounts, stillCounts } from '../../passkeys/confirmed.ts';
import { addDevice } from '../../passkeys/enrol.ts';
import { actingAs } from '../../server-kit/calls/provenance.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { addCustom } from '../../server-kit/people/customAttributes.ts';
import { type Attributes, detailsOf, makeKnown } from '../../server-kit/people/details.ts';
import { linkEntry, mayCome } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { giveAccess } from '../giving.ts';
import { hold, mayRegister } from '../invited.ts';
import { lookAt, personalIn } from '../requests/look.ts';
import type { Allowed } from './furtherDevice.ts';
import { withinRegistrations } from './registrationQuota.ts';

/** The form of a registering operator: the person and the company. */
export type Company = { person: { email: string } & Record<string, unknown>; company: object };
type Person = { applicationId: string; personId: string; username: string; name: string };
/** The form of a registering user. An invited person's has the invitation, and what they say about themselves. */
export type Registrant = Person & { inviteId?: string; attributes?: Attributes };

/** Registers an organisation and its first operator. Repeating it changes nothing. */
export async function registerCompany(
  { executor }: Kit,
  { operatorId, organisationId }: { operatorId: string; organisationId: string },
  { person, company }: Company,
  by: Provenance,
) {
  for (const claim of emailClaims(person.email)) await executor.reserve(claim, ref(operator, operatorId), by);
  await executor.execute(RegisterOrganisation, { id: organisationId, ...company } as never, by);
  const registering = { id: operatorId, organisationId, owner: true, enrolling: true, ...person };
  await executor.execute(RegisterOperator, registering as never, by);
}

/** Registers a person, and the person's access to an application. Repeating it changes nothing. */
export async function registerUser(
  kit: Kit,
  { id, organisationId }: { id: string; organisationId: string },
  { attributes, ...access }: Registrant & { method: Method },
  by: Provenance,
) {
  const { inviteId, personId, username } = access;
  await mayCome(kit, organisationId, personId);
  if (inviteId) await hold(kit, inviteId, by);
  const name = (await detailsOf(kit, personId)).name || access.name;
  await kit.executor.execute(RegisterUser, { id, ...access, name, enrolling: true }, by);
  const { about, custom } = inviteId ? await personalOf(kit, ref(invite, inviteId)) : {};
  const isOpen = (await kit.executor.look(ref(user, id))).state.enrolling;
  const details = isOpen ? { name, ...((about ?? {}) as Attributes), ...attributes } : {};
  const address = inviteId ? username : null;
  await makeKnown(kit, id, { id: personId, organisationId, address, enrolling: true, details }, by);
  if (isOpen) await addCustom(kit, personId, (custom ?? {}) as CustomValues, by);
  const entry = inviteId ? (await kit.executor.look(ref(invite, inviteId))).state.entry : null;
  if (entry !== null) await linkEntry(kit, personId, entry, by);
}

/** Takes unique values before a registration is approved, so that the phone is told about a taken name. */
export async function claimFor(
  kit: Kit,
  opened: OpenedRequest,
  { registration, ip }: Awaited<ReturnType<typeof personalIn>>,
  { credentialId }: Credential,
  by: Provenance,
) {
  const { executor } = kit;
  const { kind, ownerId, deviceId, organisationId } = opened;
  await executor.reserve({ kind: 'credential', value: credentialId }, ref(device, deviceId!), by);
  if (addsDevice(kind)) {
    if (!(await isStillAllowed(kit, opened, registration))) refuse('transaction.expired');
    return;
  }
  if (kind === 'register') {
    const { email } = (registration as Company).person;
    for (const claim of emailClaims(email)) await executor.reserve(claim, ref(operator, ownerId!), by);
    return;
  }
  const { applicationId, username, inviteId } = registration as Registrant;
  await mayRegister(kit, applicationId, inviteId);
  for (const claim of usernameClaims(applicationId, username, invitationOf(inviteId)))
    await executor.reserve(claim, ref(user, ownerId!), by);
  if (inviteId) return;
  // The address of the screen counts, because the person there chooses the phone.
  await withinRegistrations(kit, { appId: applicationId, organisationId: organisationId! }, ip ?? '');
}

/** Whether that still counts which allowed a further device when the request was opened. */
async function isStillAllowed(kit: Kit, { kind, ownerId }: OpenedRequest, allowed: unknown) {
  if (!allowed) return false;
  if (aboutKind(kind).owner === 'operator')
    return grantCounts(kit, { ...(allowed as Omit<Grant, 'operatorId'>), operatorId: ownerId! });
  const { holderId, ...confirmed } = allowed as Allowed;
  return stillCounts(kit, holderId, confirmed);
}

/** Carries out an approved registration. All ids come from the request, so that a repeat resumes. */
export async function carryOut(kit: Kit, id: string, provenance: Provenance) {
  const { state } = await lookAt(kit, id);
  const { opened, approved } = state;
  if (!opened || !approved?.credential) return;
  const { registration } = await personalIn(kit, id);
  if (!registration && !addsDevice(opened.kind)) refuse('transaction.expired');
  const { ownerId, deviceId, credential } = approved;
  const organisationId = opened.organisationId!;
  const { applicationId } = opened;
  const owner = { kind: aboutKind(opened.kind).owner, id: ownerId, organisationId, applicationId };
  const by = actingAs(provenance, owner.kind, ownerId, organisationId);
  const { during } = kit.executor.reserved;
  const carry = async () => {
    if (opened.kind === 'register')
      await registerCompany(kit, { operatorId: ownerId, organisationId }, registration as Company, by);
    else if (owner.kind === 'user' && !addsDevice(opened.kind))
      await registerUser(kit, owner, { ...(registration as Registrant), method: 'phone' }, by);
    await addDevice(kit, deviceId, credential, owner, by);
    const { inviteId, username, ...given } = (registration ?? {}) as Registrant;
    if (inviteId) await giveAccess(kit, { ...given, inviteId, email: username }, by);
  };
  const { personId } = (registration ?? {}) as Registrant;
  await during(`${owner.kind}-${ownerId}`, () => (personId ? during(`person-${personId}`, carry) : carry()));
}
