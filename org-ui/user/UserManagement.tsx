import { Box, MenuItem, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../web-kit/table/address.ts';
import { type Application, applicationsQuery } from '../application/application.ts';
import { useIds } from '../session.ts';
import { Empty } from '../shell/Empty.tsx';
import { Failed } from '../shell/Failed.tsx';
import { Heading } from '../shell/Heading.tsx';
import { Loading } from '../shell/Loading.tsx';
import { texts } from '../texts.ts';
import { UsersBanner } from '../usage/UsageAlert.tsx';
import { UserTable } from './UserTable.tsx';

const { users } = texts;

/** The users of all applications of the organisation, on one page. */
export default function UserManagement() {
  return (
    <>
      <Heading title={users.title} />
      <Tabs
        value="passwordless"
        aria-label={users.title}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab
          value="passwordless"
          label={users.tabs.passwordless}
          id="tab-passwordless"
          aria-controls="panel-passwordless"
        />
      </Tabs>
      <div role="tabpanel" id="panel-passwordless" aria-labelledby="tab-passwordless">
        <Passwordless />
      </div>
    </>
  );
}

function Passwordless() {
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery(applicationsQuery(uniqueId));
  const [address, change] = useAddress();
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  const appId = data.rows.find((app) => app.appId === address.get('app'))?.appId ?? '';
  const shown = data.rows.filter((app) => !appId || app.appId === appId);
  return (
    <>
      <Typography sx={{ my: 2, maxWidth: 720 }}>{users.text}</Typography>
      <UsersBanner used={Math.max(0, ...shown.map(({ totalUsersCount }) => totalUsersCount))} />
      {data.rows.length ? (
        <UserTable key={appId} uniqueId={uniqueId} appId={appId}>
          <Selector applications={data.rows} appId={appId} onChange={(app) => change({ app, page: '' })} />
        </UserTable>
      ) : (
        <Box role="status" sx={{ py: 4 }}>
          <Empty
            text={users.noApplications}
            next={{ label: texts.applications.add, to: '/configure-application' }}
          />
        </Box>
      )}
    </>
  );
}

type SelectorProps = { applications: Application[]; appId: string; onChange: (appId: string) => void };

function Selector({ applications, appId, onChange }: SelectorProps) {
  return (
    <TextField
      select
      size="small"
      label={users.selector}
      value={appId}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{users.all}</MenuItem>
      {applications.map((app) => (
        <MenuItem key={app.appId} value={app.appId}>
          {app.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
