import AndroidIcon from '@mui/icons-material/Android';
import AppleIcon from '@mui/icons-material/Apple';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import ComputerIcon from '@mui/icons-material/Computer';
import UsbIcon from '@mui/icons-material/Usb';
import { Box, Card, CardActions, CardContent, Typography } from '@mui/material';
import { InUse } from '../../../web-kit/account/InUse.tsx';
import { RenameButton } from '../../../web-kit/account/RenameButton.tsx';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { formatNumber, shortDate, shortDateTime } from '../../../web-kit/format.ts';
import { nameOrOther } from '../../../web-kit/nameOrOther.ts';
import { isLast, isOnly } from '../../../web-kit/passkeys/lastDevice.ts';
import { ProviderPicture } from '../../../web-kit/providers/ProviderPicture.tsx';
import { selectedLook } from '../../../web-kit/table/look.ts';
import { Ticked, type Ticking } from '../../../web-kit/table/Ticks.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import {
  type Device,
  type DeviceVerbs,
  deviceName,
  iconOf,
  kindOf,
  memberDevices,
  renaming,
} from './member.ts';
import { texts } from './texts.ts';

const t = texts;
const icons = {
  android: AndroidIcon,
  apple: AppleIcon,
  usb: UsbIcon,
  ble: BluetoothIcon,
  computer: ComputerIcon,
};

type DeviceCardProps = {
  device: Device;
  verbs?: DeviceVerbs;
  /** Whether this device opened the current session. */
  inUse?: boolean;
  /** Whether this device belongs to the signed-in operator. */
  own?: boolean;
  /** The devices beside it. The only one that works for its site is neither suspended nor removed. */
  all: readonly Pick<Device, 'suspended' | 'rpId'>[];
  /** The selection, where several devices can be selected. */
  select?: Ticking<Device>;
};
/** A device of a member or, with other `verbs`, of a user, with the actions on it. */
export function DeviceCard(props: DeviceCardProps) {
  const { device, verbs = memberDevices, inUse = false, own = false, all, select } = props;
  const only = isOnly(device, all);
  const isSelected = select?.has(device) ?? false;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={[
        { display: 'flex', flexDirection: 'column' },
        isSelected && ((theme) => ({ ...selectedLook(theme), borderColor: 'primary.main' })),
      ]}
    >
      <CardContent sx={{ flexGrow: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
            <Title device={device} select={select} />
          </Box>
          {inUse && <InUse />}
          <StatusChip suspended={device.suspended} />
        </Box>
        <Facts device={device} />
        {only && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t.last(device.rpId)}
          </Typography>
        )}
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        {own && <RenameButton {...renaming(device)} />}
        <CommandButton
          {...verbs.suspension({ ...device, inUse })}
          size="small"
          disabled={isLast(device, all)}
        />
        <CommandButton {...verbs.deletion({ ...device, inUse })} size="small" color="error" disabled={only} />
      </CardActions>
    </Card>
  );
}

/** The name of a device, with the box that selects it where several can be selected. */
function Title({ device, select }: { device: Device; select: Ticking<Device> | undefined }) {
  const icon = iconOf(device);
  const Icon = icons[icon];
  const title = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon titleAccess={t.icons[icon]} sx={{ color: 'primary.main' }} />
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{deviceName(device)}</Typography>
    </Box>
  );
  if (!select) return title;
  return (
    <Ticked row={device} select={select}>
      {title}
    </Ticked>
  );
}

function Facts({ device }: { device: Device }) {
  const facts = {
    [t.kind]: kindOf(device),
    ...(device.provider && { [t.provider]: device.provider }),
    [t.platform]: nameOrOther(device.platform),
    [t.lastAccess]: shortDateTime(device.lastLogin) || '-',
    [t.logins]: formatNumber(device.totalLogins),
    [t.since]: shortDate(device.addedOn),
    ...(device.backupAllowedAt && { [t.synced]: shortDate(device.backupAllowedAt) }),
  };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
      {Object.entries(facts).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {name === t.provider && <ProviderPicture provider={device.provider} />}
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
