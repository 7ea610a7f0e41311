import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { type Act, oneByOne } from '../../../web-kit/bulk/act.ts';
import { suspensionActs } from '../../../web-kit/bulk/suspension.tsx';
import { likewise, type Sends } from '../../../web-kit/sends.ts';
import type { Device, DeviceVerbs } from './member.ts';
import { texts } from './texts.ts';

const { several: t } = texts;

/** What can be done with several devices of one holder, of whom a plan allows few. A removal cannot be taken back. */
export function deviceActs(
  { set, remove }: Pick<DeviceVerbs, 'set' | 'remove'>,
  devices: readonly Device[],
): readonly Act<Device>[] {
  const held = new Map(devices.map((device) => [device.id, { ...device, inUse: false }]));
  type Held = NonNullable<ReturnType<typeof held.get>>;
  const each = (change: Sends<[device: Held]>) =>
    oneByOne(likewise(change, (id: string) => change(held.get(id)!)));
  return [
    ...suspensionActs<Device>({
      set: (suspended) => each(likewise(set, (device: Held) => set(device, suspended))),
      things: t.devices,
      many: t.many,
      effect: t.suspendAll,
    }),
    {
      label: texts.remove,
      icon: <DeleteOutlined />,
      danger: true,
      asks: (count) => ({ title: t.removeTitle(t.many(count)), text: t.removeAll, yes: texts.remove }),
      send: each(remove),
      told: (count) => t.removed(t.devices(count)),
    },
  ];
}
