import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { Guide } from '../guide/Guide.tsx';
import { InviteDialog } from '../invite/InviteDialog.tsx';
import { InviteTable } from '../invite/InviteTable.tsx';
import { useIds } from '../session.ts';
import { Heading } from '../shell/Heading.tsx';
import { texts } from '../texts.ts';
import { UsageAlert } from '../usage/UsageAlert.tsx';
import { MemberTable } from './MemberTable.tsx';
import { guideOfTeam } from './team.ts';

const { team } = texts;
const toTeam = { type: 'ADD_ADMIN' } as const;

/** The members of the team, and pending invitations to it. */
export default function Team() {
  const [adding, setAdding] = useState(false);
  const { uniqueId } = useIds();
  return (
    <>
      <Heading title={team.title}>
        <Guide categories={guideOfTeam} />
        <Button component={Link} to={`/OperatorAudit/${uniqueId}`} startIcon={<FactCheckOutlined />}>
          {texts.audit.ofTeam}
        </Button>
        <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={() => setAdding(true)}>
          {team.add}
        </Button>
      </Heading>
      <UsageAlert feature="max.team.size" />
      <Typography variant="h2">{team.members}</Typography>
      <MemberTable />
      <Box sx={{ mt: 4 }}>
        <Typography variant="h2">{texts.invite.title}</Typography>
        <InviteTable of={toTeam} />
      </Box>
      {adding && (
        <InviteDialog title={team.add} text={team.addText} to={toTeam} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
