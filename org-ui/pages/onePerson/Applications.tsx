import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../../web-kit/read.ts';
import { pageOf, paths, userPageOf } from '../../base/paths.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { ApplicationItem } from '../../things/people/ApplicationItem.tsx';
import { factsOf, type Person } from '../../things/people/person.ts';
import { applicationsOf } from './applications.ts';
import { texts } from './texts.ts';

const t = texts.applications;

/** The applications that a person may use, and why. Each leads to the user there or, until it is used, to its own page. */
export function Applications({ person: { personId, access } }: { person: Person }) {
  const { data, error, refetch } = useQuery(read('GET /person/:personId/openings', { personId }));
  if (!data) return <Pending error={error} onRetry={refetch} />;
  const all = applicationsOf(access, data);
  return (
    <Section title={t.title}>
      {all.length ? (
        <Box component="ul" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {all.map(({ appId, appName, family, why, access }) => (
            <ApplicationItem
              key={appId}
              name={appName}
              to={access ? userPageOf(access) : pageOf(family, appId, 'users')}
              facts={access ? factsOf(access) : t.unused}
              suspended={access?.suspended ?? false}
              why={why}
            />
          ))}
        </Box>
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t.none}</Typography>
          <Button component={Link} to={paths.users} size="small">
            {t.invite}
          </Button>
        </>
      )}
    </Section>
  );
}
