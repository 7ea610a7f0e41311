import type { Call, CallRate } from '../../api/callKinds.ts';
import type { Rate } from '../../event-store/records/buckets.ts';
import { changeLimit, wrongLimits } from '../../server-kit/calls/callLimit.ts';
import { type Quota, quotas } from '../../server-kit/limits/quotas.ts';

type Row = { what: string; limit: string; per: string; counts: string; kept: string };

const units = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;
/** A span in the largest unit that divides it: `a day`, `10 minutes`. */
function spanOf(seconds: number) {
  const [size, unit] = units.find(([size]) => seconds % size === 0)!;
  const many = seconds / size;
  return many === 1 ? (unit === 'hour' ? 'an hour' : `a ${unit}`) : `${many} ${unit}s`;
}
const limitOf = ({ count, seconds }: Rate) => `${count.toLocaleString('en')} in ${spanOf(seconds)}`;
const keptIn = (kept: boolean | undefined) => (kept ? 'all processes' : 'each process');

const proofIn = ({ proof, count }: CallRate) =>
  proof ? `, from ${count * wrongLimits.free} on with a proof of work` : '';

function rowOf({ path, roles, rate }: Call): Row {
  const counts =
    rate!.counts === 'wrong'
      ? `refused${proofIn(rate!)}; all: ${limitOf({ ...rate!, count: rate!.count * wrongLimits.all })}`
      : 'all';
  return {
    what: `\`${path}\``,
    limit: limitOf(rate!),
    per: (roles.includes('visitor') ? 'address' : 'account') + (rate!.counts ? ' and organization' : ''),
    counts,
    kept: keptIn(rate!.kept),
  };
}
const quotaRow = (quota: Quota): Row => ({
  what: quota.what,
  limit: limitOf(quota),
  per: quota.per,
  counts: 'all',
  kept: keptIn(quota.kept),
});

/** The table of all limits, in Markdown, for the guide about security. Calls with the same limit share a row. */
export function tableOfLimits(calls: Record<string, Call>): string {
  const rows = [
    ...Object.values<Quota>(quotas).map(quotaRow),
    {
      ...{
        what: 'Changes of an operator by all calls that are not in this table',
        limit: limitOf(changeLimit),
      },
      ...{ per: 'account', counts: 'all', kept: keptIn(false) },
    },
    ...Object.values(calls)
      .filter(({ rate }) => rate)
      .map(rowOf),
  ];
  const same = Map.groupBy(rows, ({ what: _, ...rest }) => Object.values(rest).join(' | '));
  const lines = [...same].map(([rest, rows]) => `| ${rows.map(({ what }) => what).join(', ')} | ${rest} |`);
  return ['| what | limit | per | counts | counted by |', '|---|---|---|---|---|', ...lines].join('\n');
}
