import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { roomy } from '../../../web-kit/table/look.ts';
import { AppLogo } from '../../parts/form/AppLogo.tsx';
import { StatusChip } from '../../parts/page/Status.tsx';
import { texts } from './texts.ts';

const { columns: heads } = texts;

/** The data of an application that the tables of all families show. Some have no logo. */
export type Listed = {
  appId: string;
  name: string;
  logo?: string;
  totalUsersCount: number;
  createdAt: string;
  suspended: boolean;
};
/** The columns that the tables of all families of applications share. `pathOf` gives the page of an application. */
export const applicationColumns = (pathOf: (app: Listed) => string) =>
  ({
    name: {
      key: 'name',
      title: heads.name,
      sorts: true,
      show: (app: Listed) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          {app.logo !== undefined && <AppLogo logo={app.logo} />}
          <Link component={RouterLink} to={pathOf(app)} underline="hover" sx={roomy}>
            <Breaking>{app.name}</Breaking>
          </Link>
        </Box>
      ),
    },
    users: {
      key: 'userCount',
      title: heads.users,
      sorts: true,
      align: 'right',
      show: ({ totalUsersCount }: Listed) => totalUsersCount,
    },
    createdAt: {
      key: 'createdAt',
      title: heads.createdAt,
      sorts: true,
      show: ({ createdAt }: Listed) => shortDate(createdAt),
    },
    status: {
      key: 'suspended',
      title: heads.status,
      show: ({ suspended }: Listed) => <StatusChip suspended={suspended} />,
    },
  }) as const satisfies Record<string, Column<Listed>>;
