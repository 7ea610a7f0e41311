import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { OpenButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { useOwnRole } from '../../base/role.ts';
import { useIds } from '../../base/session.ts';
import { Guide } from '../../parts/guides/Guide.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { InviteDialog } from '../../things/invites/InviteDialog.tsx';
import { InviteTable } from '../../things/invites/InviteTable.tsx';
import { invitesTitle } from '../../things/invites/invite.ts';
import { RoleChoice } from '../../things/members/RoleChoice.tsx';
import { giveRole } from '../../things/members/roles.ts';
import { guideOfTeam } from '../../things/members/team.ts';
import { UsageAlert } from '../../things/usage/UsageAlert.tsx';
import { MemberTable } from './MemberTable.tsx';
import { texts } from './texts.ts';

const toTeam = { type: 'ADD_ADMIN' } as const;

/** Asks for a new member, whose role is the own one unless another is chosen. */
function Invitation({ onClose }: { onClose: () => void }) {
  const own = useOwnRole();
  return (
    <InviteDialog
      title={texts.add}
      text={texts.addText}
      to={{ ...toTeam, ...(own && { role: own }) }}
      roles={(chosen) => <RoleChoice {...chosen} />}
      onClose={onClose}
    />
  );
}

/** The members of the team, and pending invitations to it. */
export default function Team() {
  const [adding, setAdding] = useState(false);
  const { uniqueId } = useIds();
  return (
    <>
      <Heading title={texts.title}>
        <Guide categories={guideOfTeam} />
        <Button component={Link} to={`/OperatorAudit/${uniqueId}`} startIcon={<FactCheckOutlined />}>
          {texts.audit.ofTeam}
        </Button>
        <OpenButton
          to={giveRole}
          variant="contained"
          startIcon={<PersonAddOutlined />}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </OpenButton>
      </Heading>
      <UsageAlert feature="max.team.size" />
      <Typography variant="h2">{texts.members}</Typography>
      <MemberTable />
      <Box sx={{ mt: 4 }}>
        <Typography variant="h2">{invitesTitle}</Typography>
        <InviteTable of={toTeam} />
      </Box>
      {adding && <Invitation onClose={() => setAdding(false)} />}
    </>
  );
}
