import { Box, Chip, Typography } from '@mui/material';
import { CommandButton } from '../../web-kit/commands/CommandButton.tsx';
import type { AskingVerb } from '../../web-kit/commands/rowVerbs.ts';
import { AppLogo } from '../application/AppLogo.tsx';
import type { Application } from '../application/application.ts';
import { StatusMark } from '../application/Status.tsx';
import { texts } from '../texts.ts';

const { common, applications } = texts;

type HeaderProps = {
  /** RADIUS applications have no logo. */
  app: Pick<Application, 'name' | 'suspended'> & Partial<Pick<Application, 'logo' | 'isSonicKYCEnabled'>>;
  /** Suspends or activates it. */
  suspension: AskingVerb;
};
/** Logo, name and status of an application, with the button that suspends or activates it. */
export function Header({ app, suspension }: HeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <title>{`${app.name} · ${texts.product}`}</title>
      {app.logo !== undefined && <AppLogo logo={app.logo} size={44} />}
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {app.name}
      </Typography>
      <CommandButton
        {...suspension}
        size="small"
        variant="outlined"
        color={app.suspended ? 'error' : 'success'}
        icon={<StatusMark suspended={app.suspended} />}
      >
        {app.suspended ? common.suspended : common.active}
      </CommandButton>
      {app.isSonicKYCEnabled && <Chip color="info" label={applications.sonic} />}
    </Box>
  );
}
