import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { RowActions } from '../../../web-kit/commands/RowActions.tsx';
import { shortDate, shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { roomy, wrapping } from '../../../web-kit/table/look.ts';
import { list } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { suspensions } from '../../../web-kit/views/StatusChoice.tsx';
import { beyond, useOwnRole } from '../../base/role.ts';
import { useIds } from '../../base/session.ts';
import { StatusChip } from '../../parts/page/Status.tsx';
import { AboutMember } from '../../things/members/AboutMember.tsx';
import { memberActs } from '../../things/members/acts.tsx';
import { roleName } from '../../things/members/roles.ts';
import { auditOf, type Member, memberVerbs, nameOf } from '../../things/members/team.ts';
import { ReportedChip } from '../../things/usage/Reported.tsx';
import { texts } from './texts.ts';

const { columns: heads, members, none } = texts;

const columns: readonly Column<Member>[] = [
  { key: 'name', title: heads.name, sorts: true, show: (member) => <Name member={member} /> },
  {
    key: 'username',
    title: heads.email,
    sorts: true,
    show: ({ username }) => <Breaking>{username}</Breaking>,
  },
  { key: 'deviceCount', title: heads.devices, sorts: true, align: 'right' },
  { key: 'createdAt', title: heads.createdAt, sorts: true, show: ({ createdAt }) => shortDate(createdAt) },
  {
    key: 'lastLogin',
    title: heads.lastAccess,
    sorts: true,
    show: ({ lastLogin }) => <Dated>{shortDateTime(lastLogin) || '-'}</Dated>,
  },
  { key: 'suspended', title: heads.status, show: ({ suspended }) => <StatusChip suspended={suspended} /> },
  { key: 'audit', title: texts.audit.button, show: (member) => <Audit member={member} /> },
  { key: 'role', title: heads.role, show: ({ role }) => roleName(role) },
];

/** The members, with actions on all but oneself. */
export function MemberTable() {
  const { uniqueId, userId } = useIds();
  const own = useOwnRole();
  const can = (member: Member) =>
    member.userId !== userId && own !== null && beyond(own, member.role) === undefined;
  return (
    <DataTable
      label={members}
      load={list('GET /getAllOperators/:uniqueId', { uniqueId })}
      columns={columns}
      idOf={(member) => member.userId}
      actions={(member) =>
        member.userId !== userId && (
          <AboutMember {...member}>
            <RowActions row={member} verbs={memberVerbs} />
          </AboutMember>
        )
      }
      statuses={suspensions}
      bulk={{ nameOf, acts: memberActs, can }}
      sort={['createdAt', 'ASC']}
      empty={none}
    />
  );
}

/** A link to the member's audit. It is an icon, because the role needs the room. */
function Audit({ member }: { member: Member }) {
  const open = texts.audit.open(nameOf(member));
  return (
    <Tooltip title={open}>
      <IconButton component={RouterLink} to={auditOf(member)} aria-label={open} color="primary">
        <FactCheckOutlined />
      </IconButton>
    </Tooltip>
  );
}

function Name({ member }: { member: Member }) {
  const { userId } = useIds();
  return (
    <Box sx={wrapping}>
      <Link component={RouterLink} to={`/ViewAdmin/${member.userId}`} underline="hover" sx={roomy}>
        <Breaking>{nameOf(member)}</Breaking>
      </Link>
      {member.userId === userId && ` (${texts.you})`}
      <ReportedChip person={member} />
    </Box>
  );
}
