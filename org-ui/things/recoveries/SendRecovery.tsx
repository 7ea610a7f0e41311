import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useIds } from '../../base/session.ts';
import { openOnMainSite } from '../members/member.ts';
import { type Member, nameOf } from '../members/team.ts';
import { texts } from './texts.ts';

const t = texts;

/**
 * Sends a recovery link to a colleague who lost their device. The operator confirms with a passkey in a window of the
 * main site.
 */
export function SendRecovery({ member }: { member: Member }) {
  const { userId } = member;
  if (useIds().userId === userId) return null;
  return (
    <CommandButton
      label={t.send}
      icon={<MarkEmailReadOutlined />}
      disabled={member.suspended}
      run={() =>
        openOnMainSite(async () => {
          const { accessToken } = await call('POST /recovery/send', { userId });
          return `/send-recovery/${accessToken}`;
        })
      }
      confirm={{ title: t.send, text: t.sendAsks(nameOf(member)), yes: t.sendYes }}
    />
  );
}
