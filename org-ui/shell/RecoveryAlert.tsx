import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../web-kit/format.ts';
import { useIds } from '../base/session.ts';
import { AboutMember } from '../things/members/AboutMember.tsx';
import { recoveriesQuery, stopping, whose } from '../things/recoveries/recovery.ts';
import { texts } from './texts.ts';

const t = texts.recovering;

/** Shows on every page that a member's account is being recovered, so that any colleague can stop it. */
export function RecoveryAlert() {
  const { userId } = useIds();
  const { data = [] } = useQuery(recoveriesQuery);
  return data.map((one) => (
    <Alert
      key={one.id}
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <AboutMember userId={one.id}>
          <CommandButton {...stopping(one)} size="small" color="inherit" />
        </AboutMember>
      }
    >
      {(one.id === userId ? t.own : t.theirs(whose(one))) + t.from(shortDateTime(one.readyAt))}
    </Alert>
  ));
}
