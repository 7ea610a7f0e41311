import { Button, List, ListItem, Link as Look, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { asking, namedIn, periodIn } from '../../../web-kit/counts/counted.ts';
import { Funnel } from '../../../web-kit/counts/Funnel.tsx';
import { PeriodChoice, SignIns } from '../../../web-kit/counts/SignIns.tsx';
import { read } from '../../../web-kit/read.ts';
import { serverNow } from '../../../web-kit/serverClock.ts';
import { useAddress } from '../../../web-kit/table/address.ts';
import { list } from '../../../web-kit/table/query.ts';
import { paths } from '../../base/paths.ts';
import { organisationQuery, useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Failed } from '../../parts/page/Failed.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { FirstSteps } from '../../things/firstSteps/FirstSteps.tsx';
import { useWaitingRequests } from '../../things/helpRequests/request.ts';
import { fewFilter, unusedAt } from '../../things/people/fewDevices.ts';
import { useUsed } from '../../things/usage/UsageAlert.tsx';
import { itemsOf, type Known } from './attention.ts';
import { texts } from './texts.ts';

/** How it goes: sign-ins of a period beside the period before, and what needs attention. */
export default function Home() {
  const [address, change] = useAddress();
  const period = periodIn(address.get('period'));
  return (
    <>
      <Heading title={texts.title}>
        <PeriodChoice period={period} choose={(chosen) => change({ period: namedIn(chosen) })} />
      </Heading>
      <FirstSteps />
      <Attention />
      <Section
        title={texts.signIns}
        buttons={
          <Button component={Link} to={paths.reports}>
            {texts.insights}
          </Button>
        }
      >
        <Counted period={period} />
      </Section>
      <Section title={texts.passkeys}>
        <Passkeys period={period} />
      </Section>
    </>
  );
}

function Counted({ period }: { period: ReturnType<typeof periodIn> }) {
  const { data, error, refetch } = useQuery(read('GET /signInCounts', asking(period)));
  const isEmpty = useHasNoApplication();
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  if (isEmpty)
    return (
      <Empty text={texts.noApplications} next={{ label: words.addApplication, to: paths.newApplication }} />
    );
  return (
    <SignIns
      counted={data}
      linked={(number) => (
        <Look component={Link} to={paths.reports} color="inherit">
          {number}
        </Look>
      )}
    />
  );
}

function Passkeys({ period }: { period: ReturnType<typeof periodIn> }) {
  const { data, error, refetch } = useQuery(read('GET /passkeyCounts', asking(period)));
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  return <Funnel counted={data} />;
}

const first = { page: 0, size: 1, sort: ['createdAt', 'DESC'], filter: {} } as const;

/** Whether the organisation has no application of any family; false until that is known. */
function useHasNoApplication(): boolean {
  const used = useUsed();
  const known = useQuery(read('GET /usage', {})).data !== undefined;
  return known && ['app.count', 'sso.app.count', 'radius.app.count'].every((limit) => used(limit) === 0);
}

/** What is known of what may need attention, once all of it is, or why some of it could not be read. */
function useKnown() {
  const { uniqueId } = useIds();
  const people = list('GET /people', {});
  const few = useQuery({
    queryKey: [...people.queryKey, 'few'],
    queryFn: async () => (await people({ ...first, filter: fewFilter(uniqueId) })).total,
    enabled: uniqueId !== '',
  });
  const idle = list('GET /people', unusedAt(serverNow()));
  const unused = useQuery({
    queryKey: [...idle.queryKey, 'unused'],
    queryFn: async () => (await idle(first)).total,
  });
  const ending = useQuery(read('GET /endingSoon', {}));
  const organisation = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const requests = useWaitingRequests();
  const all = [few, unused, ending, organisation];
  const known: Known | undefined =
    few.data !== undefined && unused.data !== undefined && ending.data && organisation.data
      ? {
          ...{ requests, people: few.data, unused: unused.data },
          ...{ ends: ending.data.ends, plan: organisation.data.currentPlan },
        }
      : undefined;
  return {
    known,
    error: all.find(({ error }) => error)?.error,
    refetch: () => Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

/** What waits for somebody of the team, each with the page where it is done. */
function Attention() {
  const { known, error, refetch } = useKnown();
  if (!known) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  const items = itemsOf(known, serverNow());
  return (
    <Section title={texts.attention.title}>
      {items.length ? (
        <List disablePadding>
          {items.map(({ text, hint, to }) => (
            <ListItem key={`${to} ${text}`} disableGutters sx={{ display: 'block', py: 0.5 }}>
              <Look component={Link} to={to}>
                {text}
              </Look>
              {hint && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {hint}
                </Typography>
              )}
            </ListItem>
          ))}
        </List>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{texts.attention.none}</Typography>
      )}
    </Section>
  );
}
