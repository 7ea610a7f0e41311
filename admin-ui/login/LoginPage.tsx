import { Box, Button, Card, Typography } from '@mui/material';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../../web-kit/Logo.tsx';
import { messageOf } from '../../web-kit/toast.tsx';
import { authProvider } from '../authProvider.ts';
import { texts } from '../texts.ts';
import { PasswordField, UsernameField } from './fields.tsx';

/** Where sign-in leads: back to the page that asked for it, else to the operators. */
function useAfterLogin(): string | undefined {
  const next = (useLocation().state as { nextPathname?: string } | null)?.nextPathname;
  return next && next !== '/' && next !== '/login' ? undefined : '/operators';
}

function useSubmit() {
  const login = useLogin();
  const notify = useNotify();
  const next = useAfterLogin();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    try {
      await login({ username, password }, next);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
    }
  };
  return { submit, busy };
}

/** ADMIN LOGIN. Who is signed in already goes on. */
export function LoginPage() {
  const navigate = useNavigate();
  const { submit, busy } = useSubmit();
  useEffect(() => {
    authProvider.checkAuth({}).then(
      () => navigate('/operators', { replace: true }),
      () => undefined,
    );
  }, [navigate]);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <title>{`${texts.login.submit} · ${texts.admin}`}</title>
      <Card sx={{ width: '100%', maxWidth: 380, p: { xs: 2, sm: 4 } }}>
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <Logo />
          <Typography component="h1" variant="h5">
            {texts.login.heading}
          </Typography>
          <UsernameField />
          <PasswordField />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {texts.login.submit}
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
