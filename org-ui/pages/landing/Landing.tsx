import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../../web-kit/call.ts';
import { Logo } from '../../../web-kit/look/Logo.tsx';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { left } from '../../base/left.ts';
import { signInAt, within } from '../../base/origin.ts';
import { operatorQuery, organisationQuery, queries, returning, sessionQuery } from '../../base/session.ts';
import { product } from '../../base/words.ts';
import { Loading } from '../../parts/page/Loading.tsx';
import { texts } from './texts.ts';

/** Redemptions by token. A token works once, and a second render must not redeem it again. */
const tried = new Map<string, Promise<void>>();

async function land(accessToken: string) {
  const { userId, uniqueId } = await call('POST /verifyToken', { accessToken });
  // The organisation of somebody who can sign in again is back in use.
  left.reset();
  await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await Promise.all([
    queries.fetchQuery(operatorQuery(userId)),
    queries.fetchQuery(organisationQuery(uniqueId)),
  ]);
}

/** Redeems the token from the sign-in, which starts the session on this host, and goes on to the console. */
export default function Landing() {
  const { accessToken = '' } = useParams();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const asked = search.get('returnTo');
  useEffect(() => {
    const landing = tried.get(accessToken) ?? land(accessToken);
    tried.set(accessToken, landing);
    landing.then(
      () => {
        const path = within(asked ?? returning.get());
        returning.reset();
        navigate(path, { replace: true });
      },
      (error) => setProblem(messageOf(error)),
    );
  }, [accessToken, asked, navigate]);
  return (
    <Stack component="main" spacing={3} sx={{ alignItems: 'center', px: 2, pt: 10 }}>
      <title>{product}</title>
      <Typography variant="h1" component="h1">
        <Logo size={40} />
      </Typography>
      {problem === null ? <Loading text={texts.wait} /> : <Problem text={problem} />}
    </Stack>
  );
}

function Problem({ text }: { text: string }) {
  const { failed, again } = texts;
  return (
    <>
      <title>{`${failed} · ${product}`}</title>
      <Alert severity="error">{text}</Alert>
      <Button variant="contained" href={signInAt(within(returning.get()))}>
        {again}
      </Button>
    </>
  );
}
