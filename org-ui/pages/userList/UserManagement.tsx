import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../../web-kit/table/address.ts';
import { paths } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Failed } from '../../parts/page/Failed.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import { InviteDialog } from '../../things/invites/InviteDialog.tsx';
import { UsersBanner } from '../../things/usage/UsageAlert.tsx';
import { type FamilyName, families } from '../../things/users/families.ts';
import { userWords } from '../../things/users/words.ts';
import { type UserTab, userTabs } from './tabs.ts';
import { texts } from './texts.ts';
import { UserTable } from './UserTable.tsx';

/** The users of all applications of the organisation, a tab for each kind of application. */
export default function UserManagement() {
  const part = (tab: UserTab) => ({
    name: tab.name,
    label: tab.label,
    content: () => (tab.protocols ? <ByProtocol tab={tab} of={tab.protocols} /> : <Users tab={tab} />),
  });
  const [first, ...others] = userTabs;
  return (
    <>
      <Heading title={texts.title} />
      <TabbedParts label={texts.title} parts={[part(first), ...others.map(part)]} />
    </>
  );
}

const NoApplications = ({ text }: { text: string }) => (
  <Box role="status" sx={{ py: 4 }}>
    <Empty text={text} next={{ label: words.addApplication, to: '/configure-application' }} />
  </Box>
);

type ByProtocolProps = { tab: UserTab; of: NonNullable<UserTab['protocols']> };
/** The users of the family that is chosen among several of a tab. */
function ByProtocol({ tab, of }: ByProtocolProps) {
  const [address, change] = useAddress();
  const family = of.find((each) => each.family === address.get('protocol'))?.family ?? tab.family;
  return (
    <>
      <TextField
        select
        size="small"
        label={texts.protocol}
        value={family}
        onChange={({ target }) => change({ protocol: target.value, app: '', page: '' })}
        sx={{ width: { xs: '100%', sm: 240 }, mb: 2 }}
      >
        {of.map((each) => (
          <MenuItem key={each.family} value={each.family}>
            {each.label}
          </MenuItem>
        ))}
      </TextField>
      <Users key={family} tab={{ ...tab, family }} />
    </>
  );
}

function Users({ tab }: { tab: UserTab }) {
  const { family } = tab;
  const { uniqueId } = useIds();
  const { data, error, refetch } = useQuery(families[family].applications(uniqueId));
  const [address, change] = useAddress();
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  if (!data.rows.length) return <NoApplications text={tab.empty} />;
  const appId = data.rows.find((app) => app.appId === address.get('app'))?.appId ?? '';
  const shown = data.rows.filter((app) => !appId || app.appId === appId);
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{tab.text}</Typography>
      <UsersBanner used={Math.max(0, ...shown.map(({ totalUsersCount }) => totalUsersCount))} />
      <UserTable key={appId} {...{ tab, family, uniqueId, appId }}>
        <Selector applications={data.rows} appId={appId} onChange={(app) => change({ app, page: '' })} />
      </UserTable>
      <Invite family={family} app={data.rows.find((app) => app.appId === appId)} />
    </>
  );
}

type InviteProps = { family: FamilyName; app: { appId: string; name: string } | undefined };
/** Invites people to the chosen application of a family that nobody joins without an invitation. */
function Invite({ family, app }: InviteProps) {
  const [inviting, setInviting] = useState(false);
  const type = families[family].invite;
  if (!type) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="contained"
        startIcon={<PersonAddOutlined />}
        disabled={!app}
        onClick={() => setInviting(true)}
      >
        {userWords.invite}
      </Button>
      {family === 'oidc' && (
        <Button
          component={Link}
          to={`${paths.addPerson}${app ? `?app=${encodeURIComponent(app.appId)}` : ''}`}
          sx={{ ml: 1 }}
        >
          {texts.addPerson}
        </Button>
      )}
      {inviting && app && (
        <InviteDialog
          title={userWords.invite}
          text={userWords.inviteText(app.name)}
          to={{ type, appId: app.appId }}
          onClose={() => setInviting(false)}
        />
      )}
    </Box>
  );
}

type SelectorProps = {
  applications: readonly { appId: string; name: string }[];
  appId: string;
  onChange: (appId: string) => void;
};

function Selector({ applications, appId, onChange }: SelectorProps) {
  return (
    <TextField
      select
      size="small"
      label={texts.selector}
      value={appId}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{texts.all}</MenuItem>
      {applications.map((app) => (
        <MenuItem key={app.appId} value={app.appId}>
          {app.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
