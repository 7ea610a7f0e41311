import { providerOf } from '../../../api/calls/parts/provider.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import type { Caller, QueryHandlers } from '../../../server-kit/calls/caller.ts';
import type { QueryKit } from '../../kit.ts';
import { list } from '../../list.ts';

/** The devices of the signed-in person, newest first. */
export async function devicesOf({ db }: QueryKit, { actor, deviceId }: Pick<Caller, 'actor' | 'deviceId'>) {
  const { rows } = await list(
    db,
    devices,
    { range: '[0,99]', sort: '["addedOn","DESC"]' },
    { [actor.role === 'user' ? 'holderId' : 'ownerId']: actor.id },
  );
  return rows.map(({ id, name, platform, suspended, addedOn, rpId, aaguid, ...row }) => ({
    ...{ id, name: name ?? '', platform, suspended, addedOn, rpId },
    ...{ lastLogin: row.lastLogin, lastBrowser: row.lastBrowser, lastPlatform: row.lastPlatform },
    ...{ lastCountry: row.lastCountry, provider: providerOf(aaguid), current: id === deviceId },
  }));
}

/** Handlers for people's own devices. */
export const ownDeviceHandlers = (kit: QueryKit) =>
  ({
    async ownDevices(_, caller) {
      return { errorCode: 0, devices: await devicesOf(kit, caller) };
    },
  }) satisfies QueryHandlers;
