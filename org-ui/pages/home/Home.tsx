import { Alert, Button, List, ListItem, Link as Look, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { asking, namedIn, periodIn } from '../../../web-kit/counts/counted.ts';
import { Funnel } from '../../../web-kit/counts/Funnel.tsx';
import { PeriodChoice, SignIns } from '../../../web-kit/counts/SignIns.tsx';
import { serverNow } from '../../../web-kit/openTab/serverClock.ts';
import { read } from '../../../web-kit/read.ts';
import { useAddress } from '../../../web-kit/table/address.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { paths, signInsOf, unusedAt } from '../../base/paths.ts';
import { organisationQuery, useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { LearnMore } from '../../parts/guides/LearnMore.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { ApplicationChoice } from '../../things/chooseApplication/ApplicationChoice.tsx';
import { FirstSteps } from '../../things/firstSteps/FirstSteps.tsx';
import { useWaitingRequests } from '../../things/helpRequests/request.ts';
import { useUsed } from '../../things/usage/UsageAlert.tsx';
import { itemsOf, type Known } from './attention.ts';
import { texts } from './texts.ts';

/** Fetched where there is something to try by phone: few first pages need it. */
const TrySite = lazy(async () => ({
  default: (await import('../../families/general/TrySite.tsx')).TrySite,
}));

/** How it goes: sign-ins of a period beside the period before, and what needs attention. */
export default function Home() {
  const [address, change] = useAddress();
  const period = periodIn(address.get('period'));
  const appId = address.get('application') ?? '';
  return (
    <>
      <Heading title={texts.title}>
        <PeriodChoice period={period} choose={(chosen) => change({ period: namedIn(chosen) })} />
      </Heading>
      <FirstSteps
        byPhone={(app) => (
          <Suspense fallback={null}>
            <TrySite app={app} />
          </Suspense>
        )}
      />
      <Attention />
      <Section
        title={texts.signIns}
        buttons={
          <>
            <ApplicationChoice {...{ appId, period }} choose={(application) => change({ application })} />
            <Button component={Link} to={paths.reports}>
              {texts.insights}
            </Button>
          </>
        }
      >
        <Counted period={period} appId={appId} />
      </Section>
      <Section title={texts.passkeys}>
        <Passkeys period={period} />
      </Section>
    </>
  );
}

type CountedProps = { period: ReturnType<typeof periodIn>; appId: string };
function Counted({ period, appId }: CountedProps) {
  const asked = { ...asking(period), ...(appId && { appId }) };
  const { data, error, refetch } = useQuery(read('GET /signInCounts', asked));
  const isEmpty = useHasNoApplication();
  if (!data) return <Pending error={error} onRetry={refetch} />;
  if (isEmpty)
    return (
      <Empty text={texts.noApplications} next={{ label: words.addApplication, to: paths.newApplication }} />
    );
  return (
    <SignIns
      counted={data}
      linked={(number, of) => (
        <Look component={Link} to={signInsOf(of, appId)} color="inherit">
          {number}
        </Look>
      )}
    />
  );
}

function Passkeys({ period }: { period: ReturnType<typeof periodIn> }) {
  const { data, error, refetch } = useQuery(read('GET /passkeyCounts', asking(period)));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const more = <LearnMore about={texts.passkeys} paragraph={paragraphs.passkeyCounts} />;
  return <Funnel counted={data} more={more} />;
}

/** Whether the organisation has no application of any family; false until that is known. */
function useHasNoApplication(): boolean {
  const used = useUsed();
  const known = useQuery(read('GET /usage', {})).data !== undefined;
  return known && ['app.count', 'sso.app.count', 'radius.app.count'].every((limit) => used(limit) === 0);
}

/** What is known of what may need attention, once all of it is, or why some of it could not be read. */
function useKnown() {
  const { uniqueId } = useIds();
  // A tab that stays open learns of a gateway that fell silent; counting the people anew each minute would be too dear.
  const counted = useQuery({ ...read('GET /attention', unusedAt(serverNow())), refetchInterval: 5 * 60_000 });
  const ending = useQuery(read('GET /endingSoon', {}));
  const organisation = useQuery({ ...organisationQuery(uniqueId), enabled: uniqueId !== '' });
  const requests = useWaitingRequests();
  const all = [counted, ending, organisation];
  const known: Known | undefined =
    counted.data && ending.data && organisation.data
      ? {
          ...{ requests, people: counted.data.withoutSecond, unused: counted.data.unused },
          ...{ silent: counted.data.silent, ends: ending.data.ends },
          plan: organisation.data.currentPlan,
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
  if (!known) return <Pending error={error} onRetry={refetch} />;
  const items = itemsOf(known, serverNow());
  return (
    <Section title={texts.attention.title}>
      {items.length ? (
        <List disablePadding>
          {items.map((item) => (
            <ListItem key={item.text} disableGutters sx={{ display: 'block', py: 0.5 }}>
              {'to' in item ? (
                <>
                  <Look component={Link} to={item.to}>
                    {item.text}
                  </Look>
                  {item.hint && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {item.hint}
                    </Typography>
                  )}
                </>
              ) : (
                <Alert severity="error">
                  {item.text}
                  <Typography variant="body2">{item.hint}</Typography>
                  <Support href={item.href} />
                </Alert>
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

const Support = ({ href }: { href: string }) => (
  <Button
    color="inherit"
    size="small"
    sx={{ marginInlineStart: -0.625 }}
    href={href}
    target="_blank"
    rel="noreferrer"
  >
    {`${texts.attention.support} (${words.newWindow})`}
  </Button>
);
