import { Box, Chip, Link as Look, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { type SignInOutcome, signInOutcomes } from '../../../web-kit/counts/counted.ts';
import { outcomeName } from '../../../web-kit/counts/outcomes.ts';
import { ChoiceOrAll } from '../../../web-kit/form/Choice.tsx';
import { networkAddress, shortDateTime } from '../../../web-kit/format.ts';
import { useAddress } from '../../../web-kit/table/address.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { list, type RowAt } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { pageOf, userPageOf } from '../../base/paths.ts';
import { words } from '../../base/words.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { datesIn, lastDays, timesOf, writtenDates } from '../../things/audit/audit.ts';
import { DateFilter } from '../../things/audit/Filters.tsx';
import { ApplicationChoice } from '../../things/chooseApplication/ApplicationChoice.tsx';
import { texts as t } from './texts.ts';

type SignIn = RowAt<'GET /signIns'>;
const usualDays = 7;
const exported = ['createdAt', 'end', 'username', 'userId', 'appName', 'appId', 'fromIP', 'signInId'];

/** The sign-ins to the applications: to all or one, with one outcome or any, in a period. */
export default function SignInList() {
  const [address, change] = useAddress();
  const [usual] = useState(() => lastDays(usualDays));
  const dates = datesIn(address, usual);
  const appId = address.get('application') ?? '';
  const outcome = signInOutcomes.find((each) => each === address.get('outcome'));
  const filtered = (values: Record<string, string>) => change({ ...values, page: '' });
  const asked = { ...timesOf(dates), ...(appId && { appId }), ...(outcome && { outcome }) };
  return (
    <>
      <Heading title={t.title} />
      <Typography sx={{ mb: 2, maxWidth: 720 }}>{t.about}</Typography>
      <DataTable
        label={t.title}
        load={list('GET /signIns', asked)}
        columns={columns}
        idOf={({ signInId }) => signInId}
        pageSizes={[10, 25, 50, 100]}
        sort={['createdAt', 'DESC']}
        empty={t.none}
        exports={{ name: 'sign-ins', keys: exported }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1 }}>
          <OutcomeChoice outcome={outcome} choose={(outcome) => filtered({ outcome })} />
          <ApplicationChoice {...{ appId }} period="7d" choose={(application) => filtered({ application })} />
          <DateFilter dates={dates} onChange={(next) => filtered(writtenDates(next))} />
        </Box>
      </DataTable>
    </>
  );
}

type OutcomeChoiceProps = { outcome: SignInOutcome | undefined; choose: (outcome: string) => void };
const OutcomeChoice = ({ outcome, choose }: OutcomeChoiceProps) => (
  <ChoiceOrAll
    label={t.outcome}
    all={t.all}
    value={outcome ?? ''}
    options={signInOutcomes.map((each) => [each, outcomeName(each)])}
    onChange={choose}
    sx={{ minWidth: 150, flexGrow: { xs: 1, sm: 0 } }}
  />
);

const columns: readonly Column<SignIn>[] = [
  {
    key: 'createdAt',
    title: t.columns.createdAt,
    sorts: true,
    show: ({ createdAt }) => <Dated>{shortDateTime(createdAt)}</Dated>,
  },
  { key: 'username', title: t.columns.username, show: (row) => <Who row={row} /> },
  { key: 'appName', title: words.application, show: (row) => <Where row={row} /> },
  {
    key: 'end',
    title: t.columns.end,
    show: ({ end }) => (
      <Chip
        size="small"
        variant="outlined"
        color={end === 'signedIn' ? 'success' : 'error'}
        label={outcomeName(end)}
      />
    ),
  },
  { key: 'fromIP', title: t.columns.fromIP, show: ({ fromIP }) => (fromIP ? networkAddress(fromIP) : '-') },
];

/** The user, whose page lists all that concerns them. */
function Who({ row: { userId, username, realm } }: { row: SignIn }) {
  if (!userId || !username || !realm) return t.nobody;
  return (
    <Look component={Link} to={userPageOf({ realm, userId })} underline="hover">
      <Breaking>{username}</Breaking>
    </Look>
  );
}

function Where({ row: { appId, appName, realm } }: { row: SignIn }) {
  if (!appId || !appName || !realm) return t.deleted;
  return (
    <Look component={Link} to={pageOf(realm, appId)} underline="hover">
      <Breaking>{appName}</Breaking>
    </Look>
  );
}
