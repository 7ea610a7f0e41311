import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { groupPageOf } from '../../base/paths.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { changeOpenings, type Openings, openingsQuery, reachOf } from './openings.ts';
import { texts as t } from './texts.ts';

const OpenToDialog = lazy(() => import('./OpenToDialog.tsx'));

/** To whom an application of single sign-on is open, and the button that changes it. */
export function OpenTo({ app }: { app: { appId: string; name: string } }) {
  const [changing, setChanging] = useState(false);
  const { data, error, refetch } = useQuery(openingsQuery(app.appId));
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  const button = (
    <OpenButton to={changeOpenings} size="small" disabled={!data} onClick={() => setChanging(true)}>
      {t.change}
    </OpenButton>
  );
  return (
    <Section title={t.title} buttons={button}>
      {data ? <Reading openings={data} /> : <Skeleton role="status" aria-label={t.loading} width={280} />}
      {changing && data && (
        <Suspense fallback={null}>
          <OpenToDialog app={app} before={data} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function Reading({ openings }: { openings: Openings }) {
  const reach = reachOf(openings);
  return (
    <>
      <Typography>{t.reading[reach]}</Typography>
      {reach === 'groups' && (
        <Box
          component="ul"
          aria-label={t.title}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mt: 1.5, p: 0 }}
        >
          {openings.groups.map(({ groupId, name, memberCount }) => (
            <li key={groupId}>
              <Chip
                clickable
                component={Link}
                to={groupPageOf(groupId)}
                label={`${name} (${t.members(memberCount)})`}
              />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
