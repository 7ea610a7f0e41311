import { application } from '../../domain/application/application.ts';
import { DeleteApplication } from '../../domain/application/commands.ts';
import { ApplicationCreated } from '../../domain/application/events.ts';
import { RemoveDevice } from '../../domain/device/commands.ts';
import { DeviceAdded } from '../../domain/device/events.ts';
import { DeleteGroup } from '../../domain/group/commands.ts';
import { GroupCreated } from '../../domain/group/events.ts';
import { DeleteInvite } from '../../domain/invite/commands.ts';
import { InviteSent } from '../../domain/invite/events.ts';
import { type Command, type EventType, type Ref, ref } from '../../domain/kit.ts';
import { DeleteOperator } from '../../domain/operator/commands.ts';
import { OperatorRegistered } from '../../domain/operator/events.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { DeletePerson } from '../../domain/person/commands.ts';
import { PersonRegistered } from '../../domain/person/events.ts';
import { person } from '../../domain/person/person.ts';
import { UnsubscribePush } from '../../domain/pushSubscription/commands.ts';
import { PushSubscribed } from '../../domain/pushSubscription/events.ts';
import { DeleteRadiusClient } from '../../domain/radiusClient/commands.ts';
import { RadiusClientAdded } from '../../domain/radiusClient/events.ts';
import { DeleteUser } from '../../domain/user/commands.ts';
import { UserRegistered } from '../../domain/user/events.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { endChild } from './children.ts';
import type { Cause } from './kit/cause.ts';
import { on } from './kit/kit.ts';

/** What comes under others, and the command that ends it. */
const children: readonly (readonly [EventType, Command])[] = [
  [ApplicationCreated, DeleteApplication],
  [GroupCreated, DeleteGroup],
  [PersonRegistered, DeletePerson],
  [OperatorRegistered, DeleteOperator],
  [UserRegistered, DeleteUser],
  [InviteSent, DeleteInvite],
  [DeviceAdded, RemoveDevice],
  [PushSubscribed, UnsubscribePush],
  [RadiusClientAdded, DeleteRadiusClient],
];

/**
 * Milliseconds after which this process has surely heard of what was appended before an event. Then cached states are
 * enough, and a registration costs no read of the streams that it is under.
 */
const heardOfAfter = 5_000;

/** Ends what came under something that was deleted meanwhile, and that the cascade of the deletion did not list. */
export const endOrphans = on(
  children.map(([event]) => event),
  'end-orphans',
  async (cause, kit) => {
    const [, command] = children.find(([{ type }]) => type === cause.event.type)!;
    if (await isOrphan(cause, kit)) await endChild(kit, command, cause.target.id, cause.provenance);
  },
  (_, { event, metadata }) => Math.max(event.recordedAt.getTime(), Date.parse(metadata.at)) + heardOfAfter,
);

/** Whether something that it is under is deleted. An invitation to several applications needs one of them alone. */
async function isOrphan({ data, event, metadata }: Cause, { executor }: Kit): Promise<boolean> {
  const isDeleted = async (of: Ref, passing = false) =>
    (await executor.look(of, { passing })).state.status === 'deleted';
  const { organisationId, applicationId, personId, operatorId } = metadata;
  if (organisationId && (await isDeleted(ref(organisation, organisationId)))) return true;
  if (event.type === InviteSent.type) {
    const leadsTo = [data.applicationId, ...data.further].filter((each) => each !== null);
    for (const each of leadsTo) if (!(await isDeleted(ref(application, each)))) return false;
    return leadsTo.length > 0;
  }
  if (applicationId && (await isDeleted(ref(application, applicationId)))) return true;
  if (operatorId && (await isDeleted(ref(operator, operatorId), true))) return true;
  // The access of a person is under the application. A newcomer's person may be registered after the access.
  const holderId = event.type === UserRegistered.type ? data.personId : personId;
  return Boolean(holderId) && isDeleted(ref(person, holderId), true);
}
