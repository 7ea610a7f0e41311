import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StatusChip } from '../application/Status.tsx';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { TabbedParts } from '../shell/TabbedParts.tsx';
import { texts } from '../texts.ts';
import { Clients } from './Clients.tsx';
import { General } from './General.tsx';
import { Help } from './Help.tsx';
import { type RadiusApplication, radiusQuery } from './radius.ts';
import { radiusTexts } from './texts.ts';
import { Users } from './Users.tsx';

const { tabs } = radiusTexts;

/** /viewRadiusApp/:appId: one RADIUS application, its clients and its users. */
export default function View() {
  const { appId = '' } = useParams();
  const { data, error, refetch } = useQuery(radiusQuery(appId));
  if (data) return <Known app={data} />;
  return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
}

function Known({ app }: { app: RadiusApplication }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <title>{`${app.name} · ${texts.product}`}</title>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {app.name}
        </Typography>
        <StatusChip suspended={app.suspended} />
      </Box>
      <TabbedParts
        label={app.name}
        parts={[
          {
            name: 'basic',
            label: tabs.basic,
            content: () => (
              <>
                <General app={app} />
                <Help />
              </>
            ),
          },
          { name: 'clients', label: tabs.clients, content: () => <Clients appId={app.appId} /> },
          { name: 'users', label: tabs.users, content: () => <Users app={app} /> },
        ]}
      />
    </>
  );
}
