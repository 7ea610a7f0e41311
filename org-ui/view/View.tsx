import { Box, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { type Application, applicationQuery } from '../application/application.ts';
import { Failed } from '../shell/Failed.tsx';
import { Loading } from '../shell/Loading.tsx';
import { texts } from '../texts.ts';
import { Basic } from './Basic.tsx';
import { Header } from './Header.tsx';
import { Insights } from './Insights.tsx';
import { UserList } from './UserList.tsx';

/** One web application: what it is, who uses it, how much. */
export default function View() {
  const { state } = useLocation();
  const appId = useParams().appId ?? (state as { appId?: string } | null)?.appId;
  return appId ? <Known appId={appId} /> : <Navigate to="/applications" replace />;
}

function Known({ appId }: { appId: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(appId));
  if (data)
    return (
      <>
        <Header app={data} />
        <Parts app={data} />
      </>
    );
  return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
}

const parts = { basic: Basic, users: UserList, insights: Insights };
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** The open tab stands in the address, so that a reload and a link keep it. */
function Parts({ app }: { app: Application }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const open = names.find((name) => name === search.get('tab')) ?? 'basic';
  const Open = parts[open];
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, tab: Part) => setSearch({ tab }, { replace: true, state })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={app.name}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={texts.view.tabs[name]}
            id={`tab-${name}`}
            {...(name === open ? { 'aria-controls': `panel-${name}` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`} sx={{ pt: 3 }}>
        <Open app={app} />
      </Box>
    </>
  );
}
