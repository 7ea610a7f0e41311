import { Avatar, Box, Divider, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { Pieces } from '../../web-kit/table/Breaking.tsx';
import { toast } from '../../web-kit/toast/toast.tsx';
import { signOut, useOperator } from '../base/session.ts';
import { colourOf, initials } from './avatar.ts';
import { ownPlaces } from './places.ts';
import { texts } from './texts.ts';

/** The signed-in person's initials, name and e-mail, with a menu of personal pages. */
export function Profile() {
  const operator = useOperator();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!operator) return null;
  const name = operator.name || operator.email || '-';
  return (
    <>
      <IconButton
        aria-label={`${initials(name)} ${texts.profile}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Face name={name} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': `${name}, ${operator.email}` } }}
      >
        <Box component="li" aria-hidden sx={{ display: 'flex', gap: 1.5, px: 2, py: 1, maxWidth: 320 }}>
          <Face name={name} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Pieces text={operator.email ?? ''} />
            </Typography>
          </Box>
        </Box>
        <Divider component="li" role="none" />
        {ownPlaces.map(({ label, path }) => (
          <MenuItem key={path} component={Link} to={path} onClick={close}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onClick={() => signOut({ everywhere: true }).catch(toast.error)}>
          {texts.signOutEverywhere}
        </MenuItem>
        <MenuItem onClick={() => signOut().catch(toast.error)}>{texts.signOut}</MenuItem>
      </Menu>
    </>
  );
}

function Face({ name }: { name: string }) {
  return (
    <Avatar aria-hidden sx={{ bgcolor: colourOf(name), color: '#fff', width: 36, height: 36, fontSize: 15 }}>
      {initials(name)}
    </Avatar>
  );
}
