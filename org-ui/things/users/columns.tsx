import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { shortDate, shortDateTime } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { wrapping } from '../../../web-kit/table/look.ts';
import { userPageOf } from '../../base/paths.ts';
import { words } from '../../base/words.ts';
import { ReportedChip } from '../usage/Reported.tsx';
import { UserStatus } from './UserStatus.tsx';
import { type AppUser, nameOf } from './verbs.ts';
import { userWords } from './words.ts';

const { columns: heads } = userWords;

/** The columns of the tables of users. */
export const column = {
  name: { key: 'name', title: heads.name, sorts: true, show: (user) => <Name user={user} /> },
  devices: { key: 'deviceCount', title: heads.devices, align: 'right' },
  logins: { key: 'loginCount', title: heads.logins, sorts: true, align: 'right' },
  createdAt: {
    key: 'createdAt',
    title: heads.createdAt,
    sorts: true,
    show: ({ createdAt }) => shortDate(createdAt),
  },
  lastLogin: {
    key: 'lastLogin',
    title: heads.lastLogin,
    sorts: true,
    show: ({ lastLogin }) => <Dated>{shortDateTime(lastLogin) || '-'}</Dated>,
  },
  country: { key: 'country', title: heads.country, show: ({ country }) => country || '-' },
  application: {
    key: 'appName',
    title: words.application,
    show: ({ appName }) => <Breaking>{appName}</Breaking>,
  },
  status: {
    key: 'suspended',
    title: heads.status,
    show: (user) => <UserStatus user={user} />,
  },
} as const satisfies Record<string, Column<AppUser>>;

/** Fields of the CSV file and the printout. The order of the first ones is fixed, so new fields go to the end. */
export const exported = [
  'userId',
  'username',
  'deviceCount',
  'loginCount',
  'createdAt',
  'updatedAt',
  'suspended',
  'name',
  'appName',
  'lastLogin',
] as const;

function Name({ user }: { user: AppUser }) {
  const name = nameOf(user);
  return (
    <Box sx={wrapping}>
      <Link component={RouterLink} to={userPageOf(user)} underline="hover">
        <Breaking>{name}</Breaking>
      </Link>
      <ReportedChip person={user} />
      {user.username && user.username !== name && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Breaking>{user.username}</Breaking>
        </Typography>
      )}
    </Box>
  );
}
