import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { useIds } from '../../base/session.ts';
import { openOnMainSite } from '../members/member.ts';
import { type Member, nameOf } from '../members/team.ts';
import { texts } from './texts.ts';

const t = texts;

const begins = sends('POST /recovery/send', (userId: string) => ({ userId }));
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
      run={likewise(begins, () =>
        openOnMainSite(async () => {
          const { accessToken } = await begins(userId);
          return `/send-recovery/${accessToken}`;
        }),
      )}
      confirm={{ title: t.send, text: t.sendAsks(nameOf(member)), yes: t.sendYes }}
    />
  );
}
