import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import type { AskingVerb } from '../../../web-kit/commands/rowVerbs.ts';
import { product, words } from '../../base/words.ts';
import { AppLogo } from '../../parts/form/AppLogo.tsx';
import { StatusMark } from '../../parts/page/Status.tsx';
import type { Application } from '../applications/application.ts';
import { texts } from './texts.ts';

type HeaderProps = {
  /** Some families of applications have no logo. */
  app: Pick<Application, 'appId' | 'name' | 'suspended'> &
    Partial<Pick<Application, 'logo' | 'isSonicKYCEnabled'>>;
  /** Suspends or activates it. */
  suspension: AskingVerb;
  /** The button that tries its sign-in, if that can be tried. */
  tries?: ReactNode;
};
/** Logo, name and status of an application, with the buttons that suspend or activate it, and try its sign-in. */
export function Header({ app, suspension, tries }: HeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <title>{`${app.name} · ${product}`}</title>
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
        {app.suspended ? words.suspended : words.active}
      </CommandButton>
      {tries}
      {app.isSonicKYCEnabled && <Chip color="info" label={texts.sonic} />}
    </Box>
  );
}
