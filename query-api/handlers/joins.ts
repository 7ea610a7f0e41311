import { refuse } from '../../domain/refusals.ts';
import { devices } from '../../projections/models/users/devices.ts';
import { people } from '../../projections/models/users/people.ts';
import { users } from '../../projections/models/users/users.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { one, withBeside } from '../list.ts';

/** What each of two people brings to a join. */
export const joinHandlers = ({ db }: QueryKit) =>
  ({
    async previewJoin({ personId, into }, { actor }) {
      const { organisationId } = actor;
      async function sideOf(id: string) {
        const row = (await one(db, people, id, { organisationId })) ?? refuse('user.unknown');
        const beside = [
          { as: 'access', model: users, on: 'id', of: 'personId', most: 200 },
          { as: 'devices', model: devices, on: 'id', of: 'holderId', most: 100 },
          { as: 'others', model: people, on: 'id', of: 'joinedInto', most: 100 },
        ];
        const [full = row] = await withBeside(db, [row], beside);
        return full as unknown as Side;
      }
      const [from, to] = [await sideOf(personId), await sideOf(into)];
      const there = new Set(to.access.map(({ applicationId }) => applicationId));
      const both = from.access.filter(({ applicationId }) => there.has(applicationId));
      return {
        errorCode: 0 as const,
        person: shown(from),
        into: shown(to),
        shared: both.map(({ applicationId, applicationName }) => ({
          appId: applicationId,
          appName: applicationName ?? '',
        })),
        possible: personId !== into && !both.length && isFree(from) && from.others.length === 0 && isFree(to),
      };
    },
  }) satisfies QueryHandlers;

type Known = { id: string; address: string | null; suspended: boolean; joinedInto: string | null };
type Side = Known & {
  access: { id: string; applicationId: string; applicationName: string | null; username: string | null }[];
  devices: { id: string; name: string | null; rpId: string }[];
  others: Known[];
};
const isFree = ({ suspended, joinedInto }: Known) => !suspended && joinedInto === null;

const shown = ({ id, address, suspended, joinedInto, access, devices, others }: Side) => ({
  ...{ personId: id, suspended, joinedInto },
  addresses: [address, ...others.map((each) => each.address)].filter((each) => each !== null),
  access: access.map(({ id, applicationId, applicationName, username }) => ({
    ...{ userId: id, appId: applicationId, appName: applicationName ?? '', username },
  })),
  devices: devices.map(({ id, name, rpId }) => ({ id, name, rpId })),
});
