import AddIcon from '@mui/icons-material/Add';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { useIds } from '../../base/session.ts';
import { openAddDevice } from './member.ts';
import { type Member, nameOf } from './team.ts';
import { texts } from './texts.ts';

const t = texts;

/** Adds a device. One's own is added in a separate window; a colleague gets a mail, because the passkey must be theirs. */
export function AddDevice({ member }: { member: Member }) {
  const own = useIds().userId === member.userId;
  const { userId } = member;
  const look = { label: t.addDevice, icon: <AddIcon />, variant: 'contained' } as const;
  return own ? (
    <CommandButton {...look} run={() => openAddDevice(userId)} />
  ) : (
    <CommandButton
      {...look}
      disabled={member.suspended}
      run={sends('POST /generateEmailToken', () => ({ userId }))}
      done={t.mailed}
      confirm={{
        title: t.addDevice,
        text: t.addDeviceAsks(nameOf(member)),
        yes: t.addDeviceYes,
      }}
    />
  );
}
