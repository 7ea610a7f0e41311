import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Button, IconButton, Link, Toolbar } from '@mui/material';
import { useContext } from 'react';
import { Link as RouterLink } from 'react-router';
import { WhyNot } from '../../web-kit/commands/whyNot.ts';
import { Logo } from '../../web-kit/look/Logo.tsx';
import { signInAt } from '../base/origin.ts';
import { purposeOf } from '../base/paths.ts';
import { SearchButton } from '../things/search/SearchButton.tsx';
import { Profile } from './Profile.tsx';
import { places } from './places.ts';
import { texts } from './texts.ts';

/** Height in pixels. */
export const barHeight = 64;

type TopBarProps = {
  operator: boolean;
  menu: { wide: boolean; narrow: boolean; toggle: () => void };
};

/** The top bar: logo, product name, the button for the side menu, and the signed-in person. */
export function TopBar({ operator, menu: { wide, narrow, toggle } }: TopBarProps) {
  const { collapse, expand, openMenu, signIn } = texts;
  const whyNot = useContext(WhyNot);
  const within = places.filter(({ path }) => {
    const { path: call } = purposeOf(path);
    return !call || whyNot(call) === undefined;
  });
  return (
    <AppBar position="sticky" elevation={0} color="transparent" sx={look}>
      <Toolbar sx={{ gap: 1, '&&': { minHeight: barHeight } }}>
        {operator && (
          <IconButton
            edge="start"
            onClick={toggle}
            aria-label={wide ? (narrow ? expand : collapse) : openMenu}
            {...(wide ? { 'aria-expanded': !narrow } : {})}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Link
          component={RouterLink}
          to="/"
          color="inherit"
          underline="none"
          sx={{ display: 'flex', marginInlineEnd: 'auto' }}
        >
          <Logo />
        </Link>
        {operator ? (
          <>
            <SearchButton places={within} />
            <Profile />
          </>
        ) : (
          <Button href={signInAt(location.pathname)} variant="outlined">
            {signIn}
          </Button>
        )}
      </Toolbar>
    </AppBar>
  );
}

const look = { bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' } as const;
