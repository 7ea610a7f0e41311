import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, Chip, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDate, shortDateTime } from '../../../web-kit/format.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { userPageOf } from '../../base/paths.ts';
import { readNow } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Pending } from '../../parts/page/Pending.tsx';
import { Tabbed, TabbedParts } from '../../parts/page/TabbedParts.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { UserRecords } from '../../things/audit/UserRecords.tsx';
import { ReportedAlert } from '../../things/usage/Reported.tsx';
import { Attributes } from '../../things/users/Attributes.tsx';
import { Devices, devicesOfUser } from '../../things/users/Devices.tsx';
import type { Part, UserDetails, Users } from '../../things/users/family.ts';
import { profileOf } from '../../things/users/profile.ts';
import { RecoverUser, toUser } from '../../things/users/RecoverUser.tsx';
import { UserStatus } from '../../things/users/UserStatus.tsx';
import { nameOf } from '../../things/users/verbs.ts';
import { Person } from './Person.tsx';
import { Report } from './Report.tsx';
import { Resources } from './Resources.tsx';
import { Tokens } from './Tokens.tsx';
import { texts as t } from './texts.ts';

/** The page of one user of a family: attributes, devices, sign-ins and audit, in the tabs of that family. */
export function ViewUser({ family: { name: family, users } }: { family: Family }) {
  const { userId: asked = '' } = useParams();
  // The tabs of applications lead from page to page, and stay in place meanwhile.
  const query = { ...users.user(asked), placeholderData: keepPreviousData };
  const { data: user, error, refetch } = useQuery(query);
  if (!user) return <Pending error={error} onRetry={refetch} list={lists.users} />;
  const { userId } = user;
  const parts: Record<Part, () => React.ReactNode> = {
    attributes: () => (
      <Attributes
        key="attributes"
        profile={profileOf(user)}
        about={userId}
        named
        read={async () => profileOf(await readNow(users.user(userId)))}
        save={likewise(users.save, (changes) => users.save(userId, changes))}
      />
    ),
    devices: () => <Devices key="devices" of={devicesOfUser(userId)} verbs={users.deviceVerbs} />,
    report: () => <Report key="report" {...{ user, family }} />,
    resources: () => <Resources key="resources" {...{ userId }} appId={user.appId} />,
    tokens: () => <Tokens key="tokens" userId={userId} />,
    audit: () => <UserRecords key="audit" appId={user.appId} username={user.username || userId} />,
  };
  const shown = users.tabs.map(({ parts: names, ...tab }) => ({
    ...tab,
    content: () => <>{names.map((name) => parts[name]())}</>,
  }));
  const tabs = <TabbedParts key={userId} label={t.details} parts={shown} />;
  return (
    <>
      <Fragment key={userId}>
        <Header user={user} users={users} />
        <Person user={user} />
      </Fragment>
      {users.tabbedByApplication ? <ByApplication user={user} tabs={tabs} /> : tabs}
    </>
  );
}

type InApplicationProps = { user: UserDetails; tabs: React.ReactNode };
/** One tab for each application of the person. The others lead to the page of the user there. */
function ByApplication({ user, tabs }: InApplicationProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { appId, realm, application = {} } = user;
  const sorted = Object.entries(application).toSorted(([, a], [, b]) => a.appName.localeCompare(b.appName));
  const content = () => <InApplication user={user} tabs={tabs} />;
  const open = (name: string) =>
    navigate({ pathname: userPageOf({ realm, userId: application[name]!.userId }), search });
  return (
    <Tabbed
      label={words.application}
      parts={sorted.map(([name, { appName }]) => ({ name, label: appName, content }))}
      chosen={appId}
      choose={open}
    />
  );
}

/** What is known of a user in one application, and whether that application verifies identities. */
function InApplication({ user, tabs }: InApplicationProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2">{t.details}</Typography>
        {user.application?.[user.appId]?.isSonicKYCEnabled && <Chip color="info" label={t.sonic} />}
      </Box>
      {tabs}
    </>
  );
}

function Header({ user, users }: { user: UserDetails; users: Users }) {
  const navigate = useNavigate();
  const name = nameOf(user);
  const facts = t.facts(
    user.username ?? '-',
    shortDate(user.createdAt),
    shortDateTime(user.lastLogin) || '-',
  );
  return (
    <>
      <Heading title={name}>
        <RecoverUser send={toUser(user.userId)} name={name} disabled={user.suspended} />
        <CommandButton
          {...users.verbs.suspension(user)}
          label={t.suspendOrActivate}
          icon={user.suspendedHere ? <PlayArrow /> : <PauseCircleOutlined />}
          iconOnly
        />
        <CommandButton
          {...users.verbs.deletion(user)}
          label={t.delete}
          color="error"
          icon={<DeleteOutlined />}
          iconOnly
          onDone={() => navigate('/user')}
        />
      </Heading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Pieces text={facts} />
        </Typography>
        <UserStatus user={user} />
      </Box>
      <ReportedAlert person={user} />
    </>
  );
}
