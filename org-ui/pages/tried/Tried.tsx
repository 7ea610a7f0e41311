import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { families } from '../../../web-kit/domain/families.ts';
import { read } from '../../../web-kit/read.ts';
import { useSays } from '../../../web-kit/told.ts';
import { pageOf } from '../../base/paths.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { TryButton } from '../../things/applicationPage/TryButton.tsx';
import { Again } from './Again.tsx';
import { adviceFor } from './advice.ts';
import { Checks } from './Checks.tsx';
import { PhoneRequest } from './PhoneRequest.tsx';
import { Result } from './Result.tsx';
import { texts as t } from './texts.ts';
import { waitingWords, whyIn, wordsOf } from './wording.ts';

const lookEvery = 2_000;
/** Whether a tryout goes on without this browser: a person approves it elsewhere. */
const comesByItself = (tried: Tried | undefined) =>
  tried?.state === 'waiting' && !families[tried.family].tries;

/** What came of a tryout: what the application would get, or why it would get nothing. */
export default function TriedPage() {
  const { tryoutId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...read('GET /tryouts/:tryoutId', { tryoutId }),
    refetchInterval: ({ state }) => (comesByItself(state.data) && !state.error ? lookEvery : false),
  });
  if (!data) return <Pending error={error} onRetry={refetch} list={lists.applications} />;
  const { state, appId, family, name } = data;
  return (
    <>
      <Heading title={t.title(name)}>
        <Button component={Link} to={pageOf(family, appId)}>
          {t.toApplication}
        </Button>
        {families[family].tries && <TryButton appId={appId} />}
        {data.asked && state !== 'waiting' && <Again appId={appId} asked={data.asked} />}
      </Heading>
      {state === 'waiting' && (
        <Alert severity="info" action={<Button onClick={() => refetch()}>{t.refresh}</Button>} sx={{ mb: 3 }}>
          {waitingWords(data)}
        </Alert>
      )}
      {data.request && <PhoneRequest request={data.request} />}
      {state === 'failed' && <Why tried={data} />}
      {state === 'signedIn' && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {wordsOf(data).signedIn} {wordsOf(data).nothingLeft}
        </Alert>
      )}
      <Result tried={data} />
      <Checks of={data} />
    </>
  );
}

function Why({ tried }: { tried: Tried }) {
  const says = useSays();
  const { problem, family, appId } = tried;
  const { text, label, to } = adviceFor(problem?.code ?? '', family, appId);
  return (
    <>
      <Alert severity="error" sx={{ mb: 3 }}>
        {wordsOf(tried).failed}
      </Alert>
      <Section title={t.why}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{problem && whyIn(problem, says)}</Typography>
        <Typography sx={{ mt: 2 }}>{text}</Typography>
        {to && (
          <Button component={Link} to={to} variant="contained" sx={{ mt: 2 }}>
            {label}
          </Button>
        )}
      </Section>
    </>
  );
}
