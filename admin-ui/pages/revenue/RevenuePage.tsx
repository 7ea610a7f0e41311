import { Box, Card, CardContent, Skeleton, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { formatNumber } from '../../../web-kit/format.ts';
import { paidIn } from '../../../web-kit/plans/money.ts';
import { read } from '../../../web-kit/read.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { endingSubscriptions, failedCharges, listOf } from '../../base/addresses.ts';
import { states } from '../../base/words.ts';
import { useLogoutOn } from '../../data/useLogoutOn.ts';
import { Failed } from '../../parts/Failed.tsx';
import { Numbers } from '../../parts/Numbers.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { nameOfMonth } from './month.ts';
import { texts } from './texts.ts';

type Revenue = ReplyOf<Calls, 'GET /admin/revenue'>;

/** What the platform earns. Each number leads to the list of what it counts. */
export default function RevenuePage() {
  const { data, error, refetch } = useQuery(read('GET /admin/revenue', {}));
  useLogoutOn(error);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Title title={texts.tab} />
      <Typography color="textSecondary">{texts.lead}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <TextLink to="/payments">{texts.payments}</TextLink>
        <TextLink to="/invoices">{texts.invoices}</TextLink>
        <TextLink to="/invoicing">{texts.invoicing}</TextLink>
      </Box>
      {error && <Failed message={messageOf(error)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && <Shown revenue={data} />}
    </Box>
  );
}

function Shown({ revenue: { states: inStates, income, failed, ending } }: { revenue: Revenue }) {
  return (
    <>
      <Counts
        title={texts.states}
        counts={inStates.map(({ state, count }) => [
          states[state],
          count,
          listOf('subscriptions', { state }),
        ])}
      />
      <Counts
        title={texts.attention}
        counts={[
          [texts.failed, failed.count, failedCharges(failed)],
          [texts.ending, ending.count, endingSubscriptions(ending)],
        ]}
      />
      <Income income={income} />
    </>
  );
}

type CountsProps = {
  title: string;
  counts: readonly (readonly [label: string, count: number, to: string])[];
};
const Counts = ({ title, counts }: CountsProps) => (
  <Box component="section" aria-label={title}>
    <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Numbers numbers={counts.map(([label, count, to]) => [label, formatNumber(count), to])} />
  </Box>
);

/** The payments that make up the income of a month. */
function paymentsOf({ month, currency }: Revenue['income'][number]): string {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1) - 1);
  const span = { paidAt_gte: from.toISOString(), paidAt_lte: to.toISOString() };
  return listOf('payments', { status: ['succeeded', 'refunded'], currency, ...span });
}

function Income({ income }: Pick<Revenue, 'income'>) {
  const { columns } = texts;
  return (
    <Card component="section" aria-label={texts.income}>
      <CardContent>
        <Typography variant="subtitle1" component="h2">
          {texts.income}
        </Typography>
        {!income.length && <Typography color="textSecondary">{texts.noIncome}</Typography>}
        {income.length > 0 && (
          <PlainTable label={texts.income} heads={Object.values(columns)} numbers={2}>
            {income.map((line) => (
              <TableRow key={`${line.month} ${line.currency}`}>
                <TableCell data-label={columns.month}>{nameOfMonth(line.month)}</TableCell>
                <TableCell data-label={columns.currency}>{line.currency.toUpperCase()}</TableCell>
                <TableCell data-label={columns.amount} align="right">
                  <TextLink to={paymentsOf(line)}>{paidIn(line.amount, line.currency)}</TextLink>
                </TableCell>
                <TableCell data-label={columns.payments} align="right">
                  {formatNumber(line.payments)}
                </TableCell>
              </TableRow>
            ))}
          </PlainTable>
        )}
      </CardContent>
    </Card>
  );
}
