import AccountCircle from '@mui/icons-material/AccountCircle';
import Dashboard from '@mui/icons-material/Dashboard';
import LogoutIcon from '@mui/icons-material/Logout';
import { AppBar, Box, Button, IconButton, Toolbar, Typography } from '@mui/material';
import { useGetIdentity, useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { Logo } from '../../web-kit/look/Logo.tsx';
import { texts } from './texts.ts';

/** The header: logo, the signed-in person (a link to the account page), and Logout. */
export function Header() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: 1 }}>
        <Box
          component={Link}
          to="/operators"
          sx={{ display: 'flex', color: 'inherit', textDecoration: 'none' }}
        >
          <Logo />
        </Box>
        <IconButton
          component={Link}
          to="/home"
          color="inherit"
          aria-label={texts.header.home}
          title={texts.header.home}
          sx={{ marginInlineEnd: 'auto' }}
        >
          <Dashboard />
        </IconButton>
        <Button
          component={Link}
          to="/account"
          color="inherit"
          title={texts.header.settings}
          startIcon={<AccountCircle />}
          sx={{ minWidth: 0 }}
        >
          <Typography variant="body2" component="span" noWrap>
            {identity?.fullName}
          </Typography>
        </Button>
        <Button
          color="inherit"
          startIcon={<LogoutIcon />}
          aria-label={texts.header.logout}
          title={texts.header.logout}
          sx={{ flexShrink: 0, minWidth: 0 }}
          onClick={() => logout({}, '/login', false)}
        >
          {/* A phone has room for the picture alone: some languages need three words. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {texts.header.logout}
          </Box>
        </Button>
      </Toolbar>
    </AppBar>
  );
}
