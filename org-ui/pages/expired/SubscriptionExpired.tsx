import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '../../base/paths.ts';
import { organisationQuery, useIds } from '../../base/session.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { texts } from './texts.ts';

/** Milliseconds between the button and the page of plans. */
const renewAfter = 1000;

/** Where the console leads after the end of the subscription. */
export default function SubscriptionExpired() {
  const { uniqueId } = useIds();
  const { data } = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const navigate = useNavigate();
  const [isRenewing, setRenewing] = useState(false);
  useEffect(() => {
    if (!isRenewing) return;
    const timer = setTimeout(() => navigate(paths.pricing), renewAfter);
    return () => clearTimeout(timer);
  }, [isRenewing, navigate]);
  if (data && !data.isFreeTrialExpired && !data.isSubscriptionExpired)
    return <Navigate to={paths.applications} replace />;
  return (
    <>
      <Heading title={texts.title} />
      <Stack spacing={2} sx={{ maxWidth: 720, alignItems: 'flex-start' }}>
        <Alert severity="error">
          <AlertTitle>{texts.title}</AlertTitle>
          {texts.text}
        </Alert>
        <Button variant="contained" loading={isRenewing} onClick={() => setRenewing(true)}>
          {texts.renew}
        </Button>
      </Stack>
    </>
  );
}
