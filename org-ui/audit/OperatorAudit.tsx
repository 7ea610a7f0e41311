import { Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { shortDateTime } from '../../web-kit/format.ts';
import { useAddress } from '../../web-kit/table/address.ts';
import { Breaking } from '../../web-kit/table/Breaking.tsx';
import type { Column } from '../../web-kit/table/column.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { operatorQuery, useIds } from '../session.ts';
import { Heading } from '../shell/Heading.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { nameOf } from '../team/team.ts';
import { texts } from '../texts.ts';
import {
  type AuditRecord,
  chosenIn,
  datesIn,
  filterOf,
  inWords,
  lastDay,
  reportOf,
  writtenDates,
} from './audit.ts';
import { DateFilter, KindFilter } from './Filters.tsx';

const { audit } = texts;
const heads = audit.columns;
const columns: readonly Column<AuditRecord>[] = [
  { key: 'appName', title: heads.appName },
  { key: 'action', title: heads.action, show: (record) => <Action record={record} /> },
  { key: 'category', title: heads.category },
  { key: 'method', title: heads.method },
  { key: 'fromIP', title: heads.fromIP },
  { key: 'statusCode', title: heads.statusCode },
  { key: 'status', title: heads.status, show: ({ status }) => <Outcome status={status} /> },
  {
    key: 'responseTime',
    title: heads.responseTime,
    show: ({ responseTime }) => (responseTime === null ? '-' : audit.ms(responseTime)),
  },
  {
    key: 'createdAt',
    title: heads.createdAt,
    sorts: true,
    show: ({ createdAt }) => shortDateTime(createdAt),
  },
];
/** Columns for the audit of the whole team, which also has to name the member. */
const ofTeam: readonly Column<AuditRecord>[] = [
  ...columns,
  {
    key: 'memberName',
    title: audit.member,
    show: ({ memberName }) => <Breaking>{memberName || '-'}</Breaking>,
  },
];
/** Fields of the CSV file and the printout. */
const exported = [
  ...columns.map(({ key }) => key),
  ...['originalUri', 'actorId', 'auditId', 'memberName', 'targetName'],
];

/** The action in words, and its target. */
function Action({ record: { action, targetName } }: { record: AuditRecord }) {
  return (
    <>
      {inWords(action)}
      {targetName && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Breaking>{targetName}</Breaking>
        </Typography>
      )}
    </>
  );
}

function Outcome({ status }: { status: string }) {
  const color = status === 'Error' ? 'error' : 'success';
  return <Chip size="small" variant="outlined" color={color} label={status} />;
}

/** The actions and refusals of one member, or of the whole team when the address names no member. */
export default function OperatorAudit() {
  const { uniqueId = '' } = useParams();
  const own = useIds().uniqueId === uniqueId;
  const [address, change] = useAddress();
  const member = address.get('member');
  const [yesterday] = useState(lastDay);
  const dates = datesIn(address, yesterday);
  const chosen = chosenIn(address);
  const { data } = useQuery({ ...operatorQuery(member ?? ''), enabled: member !== null });
  const who = data ? nameOf(data) : (member ?? '');
  if (!own) return <NotFound />;
  return (
    <>
      <Heading title={audit.title} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {member ? audit.of(who) : audit.team}
      </Typography>
      <DataTable
        label={audit.title}
        load={reportOf(uniqueId, member, dates)}
        columns={member ? columns : ofTeam}
        idOf={({ auditId }) => auditId}
        pageSize={10}
        pageSizes={[10, 25, 50, 100]}
        sort={['createdAt', 'DESC']}
        filter={filterOf(chosen)}
        empty={audit.empty}
        exports={{ name: `audit-${member ?? uniqueId}`, keys: exported }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1 }}>
          <KindFilter chosen={chosen} onChange={(next) => change({ ...next, page: '' })} />
          <DateFilter dates={dates} onChange={(next) => change({ ...writtenDates(next), page: '' })} />
        </Box>
      </DataTable>
    </>
  );
}
