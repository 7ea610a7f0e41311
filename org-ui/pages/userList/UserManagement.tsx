import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { Choice } from '../../../web-kit/form/Choice.tsx';
import { useAddress } from '../../../web-kit/table/address.ts';
import { paths } from '../../base/paths.ts';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { type GroupOfFamilies, groups } from '../../families/families.ts';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { LinkButton } from '../../parts/page/LinkButton.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { TabbedParts } from '../../parts/page/TabbedParts.tsx';
import type { Family } from '../../things/applicationPage/family.ts';
import { busiestFirst } from '../../things/chooseApplication/applications.ts';
import { ChooseButton } from '../../things/chooseApplication/ChooseButton.tsx';
import { useAsked } from '../../things/chooseApplication/useAsked.ts';
import { InviteDialog } from '../../things/invites/InviteDialog.tsx';
import { inviting as sending } from '../../things/invites/invite.ts';
import { UsersBanner } from '../../things/usage/UsageAlert.tsx';
import { userWords } from '../../things/users/words.ts';
import { texts } from './texts.ts';
import { UserTable } from './UserTable.tsx';

/** The users of all applications of the organisation, a tab for each kind of application. */
export default function UserManagement() {
  return (
    <>
      <Heading title={texts.title} />
      <TabbedParts
        label={texts.title}
        parts={groups.map(({ tabs, families }) => ({
          ...tabs.users,
          content: () =>
            families.length > 1 ? <ByProtocol families={families} /> : <Users family={families[0]} />,
        }))}
      />
    </>
  );
}

const NoApplications = ({ text }: { text: string }) => (
  <Box role="status" sx={{ py: 4 }}>
    <Empty text={text} next={{ label: words.addApplication, to: '/configure-application' }} />
  </Box>
);

/** The users of the family that is chosen among several of a tab. */
function ByProtocol({ families }: Pick<GroupOfFamilies, 'families'>) {
  const [address, change] = useAddress();
  const family = families.find(({ name }) => name === address.get('protocol')) ?? families[0];
  return (
    <>
      <Choice
        label={texts.protocol}
        value={family.name}
        options={families.map(({ name, label }) => [name, label])}
        onChange={(protocol) => change({ protocol, app: '', page: '' })}
        sx={{ width: { xs: '100%', sm: 240 }, mb: 2 }}
      />
      <Users key={family.name} family={family} />
    </>
  );
}

function Users({ family }: { family: Family }) {
  const { text, empty } = family.group.users;
  const { uniqueId } = useIds();
  const among = [family];
  const { asked, first, isPending, error, retry } = useAsked(among, busiestFirst);
  const [, change] = useAddress();
  if (isPending) return <Pending error={error} onRetry={retry} />;
  if (!first) return <NoApplications text={empty} />;
  const { appId, users } = asked ?? first;
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{text}</Typography>
      <UsersBanner used={users} />
      <UserTable {...{ family, uniqueId }} appId={asked?.appId ?? ''} invitesTo={appId}>
        <ChooseButton
          {...{ among }}
          orAll
          chosen={asked?.appId ?? ''}
          name={asked?.name}
          choose={(next) => change({ app: next?.appId ?? '', page: '' })}
        />
      </UserTable>
      {family.invite.needed && <Invite invite={family.invite} app={asked} />}
    </>
  );
}

type InviteProps = { invite: Family['invite']; app: { appId: string; name: string } | undefined };
/** Invites people to the chosen application of a family that nobody joins without an invitation. */
function Invite({ invite: { type, unmarked, form }, app }: InviteProps) {
  const [inviting, setInviting] = useState(false);
  const at = app ? `?app=${encodeURIComponent(app.appId)}` : '';
  return (
    <Box sx={{ mt: 2 }}>
      <OpenButton
        to={sending}
        variant="contained"
        startIcon={<PersonAddOutlined />}
        disabled={!app}
        onClick={() => setInviting(true)}
      >
        {userWords.invite}
      </OpenButton>
      <Box component="span" sx={{ '& > *': { marginInlineStart: 1 } }}>
        <LinkButton to={`${paths.inviteMany}${at}`}>{texts.inviteMany}</LinkButton>
        {form && <LinkButton to={`${form}${at}`}>{texts.addPerson}</LinkButton>}
      </Box>
      {inviting && app && (
        <InviteDialog
          title={userWords.invite}
          text={userWords.inviteText(app.name)}
          unmarked={unmarked}
          to={{ type, appId: app.appId }}
          onClose={() => setInviting(false)}
        />
      )}
    </Box>
  );
}
