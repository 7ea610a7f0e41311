import { z } from 'zod';
import { type Aggregate, type Command, commandsOf, id, type State } from '../kit.ts';
import { DeviceReinstated, DeviceReleased, DeviceWithdrawn } from './events.ts';
import { counts, type Keeping, keepOne } from './lastOne.ts';

const reinstating = z.object({ id: id(), deviceId: id() });
/** `other` is another working device of the owner, or null when there is none. */
const leaving = reinstating.extend({ other: id().nullable() });

/** Commands on a person's own stream that make sure one working device stays. */
export function keepsDevice<S extends State & Keeping, M>(of: Aggregate<S, M>) {
  const command = commandsOf(of as Aggregate as Aggregate<S, Kept>);
  return {
    /** Releases a device before it is removed. */
    ReleaseDevice: command({ input: leaving }, (state, { deviceId, other }) => {
      if (state.released.includes(deviceId)) return [];
      keepOne(state, other, 'device.last');
      return [DeviceReleased({ deviceId })];
    }),
    /** Stops counting a device before it is suspended. */
    WithdrawDevice: command({ input: leaving }, (state, { deviceId, other }) => {
      if (!counts(state, deviceId)) return [];
      keepOne(state, other, 'device.lastWorking');
      return [DeviceWithdrawn({ deviceId })];
    }),
    /** Stops counting a lost device, although it may be the last one: its owner makes another by a recovery. */
    LoseDevice: command({ input: reinstating }, (state, { deviceId }) =>
      counts(state, deviceId) ? [DeviceWithdrawn({ deviceId })] : [],
    ),
    /** Counts a device again before it is activated. */
    ReinstateDevice: command({ input: reinstating }, ({ withdrawn }, { deviceId }) =>
      withdrawn.includes(deviceId) ? [DeviceReinstated({ deviceId })] : [],
    ),
  } satisfies Record<string, Command>;
}
type Kept = {
  DeviceReleased: typeof DeviceReleased;
  DeviceWithdrawn: typeof DeviceWithdrawn;
  DeviceReinstated: typeof DeviceReinstated;
};
