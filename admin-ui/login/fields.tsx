import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { limits } from '../../web-kit/domain/limits.ts';
import { texts } from './texts.ts';

/** The e-mail address of a member of the staff. */
export function UsernameField() {
  return (
    <TextField
      name="username"
      type="email"
      label={texts.username}
      required
      autoFocus
      autoComplete="username"
      slotProps={{ htmlInput: { maxLength: limits.adminUsername }, inputLabel: { required: false } }}
    />
  );
}

/** A password field that can reveal its text. */
export function PasswordField() {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={shown ? texts.hide : texts.show} onClick={() => setShown(!shown)}>
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name="password"
      type={shown ? 'text' : 'password'}
      label={texts.password}
      required
      autoComplete="current-password"
      slotProps={{ input: { endAdornment: toggle }, inputLabel: { required: false } }}
    />
  );
}
