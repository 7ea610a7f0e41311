import Key from '@mui/icons-material/Key';
import { Box, Button, Card, Divider, Typography } from '@mui/material';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../../web-kit/look/Logo.tsx';
import { messageOf } from '../../web-kit/toast/toast.tsx';
import { words } from '../base/words.ts';
import { authProvider } from './authProvider.ts';
import { PasswordField, UsernameField } from './fields.tsx';
import { texts } from './texts.ts';

/** The page to open after signing in: the one that required it, otherwise the operators. */
function useAfterLogin(): string | undefined {
  const next = (useLocation().state as { nextPathname?: string } | null)?.nextPathname;
  return next && next !== '/' && next !== '/login' ? undefined : '/operators';
}

function useSignIn() {
  const login = useLogin();
  const notify = useNotify();
  const next = useAfterLogin();
  const [busy, setBusy] = useState<'password' | 'passkey'>();
  const signIn = async (by: 'password' | 'passkey', typed: object) => {
    setBusy(by);
    try {
      await login(typed, next);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(undefined);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget));
    return signIn('password', { username, password });
  };
  return { submit, byPasskey: () => signIn('passkey', {}), busy };
}

/** The ADMIN LOGIN page. It forwards people who are signed in already. */
export function LoginPage() {
  const navigate = useNavigate();
  const { submit, byPasskey, busy } = useSignIn();
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
      <title>{`${texts.submit} · ${words.admin}`}</title>
      <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
        <Logo />
        <Typography component="h1" variant="h5">
          {texts.heading}
        </Typography>
        <Button
          variant="contained"
          size="large"
          startIcon={<Key />}
          loading={busy === 'passkey'}
          disabled={busy === 'password'}
          onClick={byPasskey}
        >
          {texts.passkey}
        </Button>
        <Divider sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{texts.or}</Divider>
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <UsernameField />
          <PasswordField />
          <Button
            type="submit"
            variant="outlined"
            size="large"
            loading={busy === 'password'}
            disabled={busy === 'passkey'}
          >
            {texts.submit}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {texts.hint}
          </Typography>
        </Box>
      </Card>
    </Box>
  );
}
