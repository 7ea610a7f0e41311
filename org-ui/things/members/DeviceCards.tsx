import { Box } from '@mui/material';
import { Bulk } from '../../../web-kit/bulk/Bulk.tsx';
import { useSelection } from '../../../web-kit/bulk/useSelection.ts';
import { save } from '../../../web-kit/table/csv.ts';
import { NamedPageBox } from '../../../web-kit/table/Ticks.tsx';
import { fileOf } from '../../../web-kit/table/wholeList.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { deviceActs } from './deviceActs.tsx';
import { type Device, type DeviceVerbs, deviceName, memberDevices } from './member.ts';
import { texts } from './texts.ts';

const idOf = ({ id }: Device) => id;
const saved = [
  'id',
  'name',
  'deviceType',
  'platform',
  'rpId',
  'addedOn',
  'lastLogin',
  'totalLogins',
  'suspended',
];

type DeviceCardsProps = {
  /** What the list is called. */
  list: string;
  devices: readonly Device[];
  verbs?: DeviceVerbs;
  /** The id of the device that opened the current session. */
  inUse?: string | undefined;
  /** Whether the devices belong to the signed-in operator. */
  own?: boolean;
};
/**
 * The devices of one holder, one card each, and what can be done with several of them. The one that opened this session
 * cannot be selected, because its end would be that of the work, too.
 */
export function DeviceCards({ list, devices, verbs = memberDevices, inUse, own = false }: DeviceCardsProps) {
  const kept = useSelection(idOf, '');
  const ticked = devices.filter(kept.has);
  const selection = { ...kept, rows: new Map(ticked.map((device) => [device.id, device])) };
  const can = (device: Device) => device.id !== inUse;
  const select = { list, nameOf: deviceName, can, has: selection.has, put: selection.put };
  const isOne = devices.length < 2;
  return (
    <>
      {!isOne && (
        <Box sx={{ marginInlineStart: 1.125, mb: 1 }}>
          <NamedPageBox rows={devices} select={select} name={texts.several.select} />
        </Box>
      )}
      <Box component="ul" sx={grid}>
        {devices.map((device) => (
          <DeviceCard
            key={device.id}
            device={device}
            verbs={verbs}
            inUse={!can(device)}
            own={own}
            all={devices}
            {...(!isOne && { select })}
          />
        ))}
      </Box>
      <Bulk
        list={list}
        acts={deviceActs(verbs, devices)}
        nameOf={deviceName}
        {...{ can, selection, idOf }}
        total={devices.length}
        save={async () => save('devices.csv', fileOf(ticked, saved))}
      />
    </>
  );
}

/** Lays out cards side by side, as many as fit. */
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
