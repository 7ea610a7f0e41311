import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../../../web-kit/format.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { wrapping } from '../../../web-kit/table/look.ts';
import { personPageOf } from '../../base/paths.ts';
import { StatusChip } from '../../parts/page/Status.tsx';
import { calledBy, knownBy, type PersonRow } from './person.ts';
import { personWords } from './words.ts';

const { columns: heads } = personWords;

/** The columns of the tables of people. */
export const personColumns: readonly Column<PersonRow>[] = [
  { key: 'name', title: heads.name, sorts: true, show: (person) => <Name person={person} /> },
  { key: 'deviceCount', title: heads.devices, align: 'right' },
  { key: 'accessCount', title: heads.applications, align: 'right' },
  { key: 'createdAt', title: heads.since, sorts: true, show: ({ createdAt }) => shortDate(createdAt) },
  { key: 'suspended', title: heads.status, show: ({ suspended }) => <StatusChip suspended={suspended} /> },
];

/** The name, which leads to the person's page, above the address or the user name. */
function Name({ person }: { person: PersonRow }) {
  const called = calledBy(person);
  const known = knownBy(person);
  return (
    <Box sx={wrapping}>
      <Link component={RouterLink} to={personPageOf(person.personId)} underline="hover">
        <Breaking>{called}</Breaking>
      </Link>
      {known && known !== called && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Breaking>{known}</Breaking>
        </Typography>
      )}
    </Box>
  );
}
