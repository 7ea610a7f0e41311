import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAddress } from '../../web-kit/table/address.ts';
import { operatorQuery, useIds } from '../session.ts';
import { Heading } from '../shell/Heading.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { nameOf } from '../team/team.ts';
import { texts } from '../texts.ts';
import { AuditTable } from './AuditTable.tsx';
import { memberReport } from './audit.ts';
import { columns, ofTeam } from './columns.tsx';

const { audit } = texts;

/** The actions and refusals of one member, or of the whole team when the address names no member. */
export default function OperatorAudit() {
  const { uniqueId = '' } = useParams();
  const own = useIds().uniqueId === uniqueId;
  const [address] = useAddress();
  const member = address.get('member');
  const { data } = useQuery({ ...operatorQuery(member ?? ''), enabled: member !== null });
  const who = data ? nameOf(data) : (member ?? '');
  if (!own) return <NotFound />;
  return (
    <>
      <Heading title={audit.title} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {member ? audit.of(who) : audit.team}
      </Typography>
      <AuditTable
        label={audit.title}
        report={memberReport(uniqueId, member)}
        columns={member ? columns : ofTeam}
        file={`audit-${member ?? uniqueId}`}
      />
    </>
  );
}
