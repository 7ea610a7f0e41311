import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAddress } from '../../../web-kit/table/address.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { operatorQuery, useIds } from '../../base/session.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { NotFound } from '../../parts/page/NotFound.tsx';
import { AuditTable } from '../../things/audit/AuditTable.tsx';
import { memberReport } from '../../things/audit/audit.ts';
import { columns, ofTeam } from '../../things/audit/columns.tsx';
import { MemberFilter } from '../../things/audit/MemberFilter.tsx';
import { nameOf } from '../../things/members/team.ts';
import { texts } from './texts.ts';

/** The actions and refusals of one member, or of the whole team when the address names no member. */
export default function OperatorAudit() {
  const { uniqueId = '' } = useParams();
  const own = useIds().uniqueId === uniqueId;
  const [address, change] = useAddress();
  const member = address.get('member');
  const { data } = useQuery({ ...operatorQuery(member ?? ''), enabled: member !== null });
  const who = data ? nameOf(data) : (member ?? '');
  if (!own) return <NotFound />;
  return (
    <>
      <Heading title={texts.title} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Pieces text={member ? texts.of(who) : texts.team} />
      </Typography>
      <AuditTable
        label={texts.title}
        report={memberReport(uniqueId, member)}
        columns={member ? columns : ofTeam}
        file={`audit-${member ?? uniqueId}`}
      >
        <MemberFilter
          uniqueId={uniqueId}
          member={member ?? ''}
          name={who}
          onChange={(member) => change({ member, page: '' })}
        />
      </AuditTable>
    </>
  );
}
