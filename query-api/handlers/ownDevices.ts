import { devices } from '../../projections/models/users/devices.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';

/** Handlers for people's own devices. */
export const ownDeviceHandlers = ({ db, sessions }: QueryKit) =>
  ({
    async ownDevices(_, { actor, session, host }) {
      const { rows } = await list(
        db,
        devices,
        { range: '[0,99]', sort: '["addedOn","DESC"]' },
        { [actor.role === 'user' ? 'holderId' : 'ownerId']: actor.id },
      );
      const inUse = (await sessions.whose(session, host))?.deviceId;
      return {
        errorCode: 0,
        devices: rows.map(({ id, name, platform, suspended, addedOn, lastLogin }) => ({
          ...{ id, name: name ?? '', platform, suspended, addedOn, lastLogin },
          current: id === inUse,
        })),
      };
    },
  }) satisfies QueryHandlers;
