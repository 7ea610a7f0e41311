import { application } from '../../../domain/application/application.ts';
import { ref } from '../../../domain/kit.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { person } from '../../../domain/person/person.ts';
import { user } from '../../../domain/user/user.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import { mustBeRecent } from '../../../server-kit/calls/recent.ts';
import { customOf } from '../../../server-kit/people/customAttributes.ts';
import { detailsOf } from '../../../server-kit/people/details.ts';
import { groupsOf } from '../../../server-kit/people/groups.ts';
import { headOf, provedAddressOf } from '../../../server-kit/people/joined.ts';
import { eachAccessOf } from '../../../server-kit/people/people.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { tagFor } from '../../../server-kit/people/readers.ts';
import type { QueryKit } from '../../kit.ts';
import { devicesOf } from './devices.ts';
import { manySignInsOf, signInsOf } from './signIns.ts';
import { ownDataWords } from './words.ts';

/** The most applications of which the data is listed. */
const most = 100;
/** The most sign-ins in the file. */
const mostSignIns = 1000;
/** Handlers for what is on record about the signed-in person. */
export function ownDataHandlers(kit: QueryKit) {
  async function accessOf(personId: string) {
    const found = [];
    for await (const { id, applicationId } of eachAccessOf(kit, personId)) {
      const { state } = await kit.executor.look(ref(user, id));
      const { settings } = (await kit.executor.look(ref(application, applicationId!))).state;
      const { username = null } = await personalOf(kit, ref(user, id));
      const { status, granted } = state;
      found.push({ application: settings?.name ?? '', userId: id, username, status, scopes: [...granted] });
      if (found.length === most) break;
    }
    return found;
  }

  return {
    async ownSignIns({ after }, { actor }) {
      return { errorCode: 0, ...(await signInsOf(kit, actor.id, actor.organisationId!, after)) };
    },

    async ownData(_, caller) {
      mustBeRecent(kit, caller);
      const { id, organisationId = '' } = caller.actor;
      const address = await provedAddressOf(kit, id);
      const { mailLanguage } = (await kit.executor.look(ref(person, await headOf(kit, id)))).state;
      const { leftOut } = ownDataWords[await tagFor(kit, ref(person, id), organisationId)];
      return {
        ...{ errorCode: 0, madeAt: new Date(kit.clock()).toISOString(), leftOut },
        organisation: (await personalOf(kit, ref(organisation, organisationId))).name ?? '',
        person: { id, address, mailLanguage, ...(await detailsOf(kit, id)) },
        attributes: (await customOf(kit, organisationId, id)).values,
        groups: (await groupsOf(kit, id)).map(({ name }) => name),
        access: await accessOf(id),
        devices: (await devicesOf(kit, caller)).map(
          ({ name, provider, rpId, addedOn, lastLogin, suspended }) => ({
            ...{ name, provider, rpId, addedOn, lastLogin, suspended },
          }),
        ),
        signIns: await manySignInsOf(kit, id, organisationId, mostSignIns),
      };
    },
  } satisfies QueryHandlers;
}
