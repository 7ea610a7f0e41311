import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useAddress } from '../../../web-kit/table/address.ts';
import type { Column } from '../../../web-kit/table/column.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import {
  type AuditRecord,
  chosenIn,
  type Dates,
  datesIn,
  filterOf,
  lastDay,
  lastDays,
  type Report,
  reportOf,
  writtenDates,
} from './audit.ts';
import { exported } from './columns.tsx';
import { DateFilter, KindFilter } from './Filters.tsx';
import { texts } from './texts.ts';

type AuditTableProps = {
  label: string;
  /** The call that reads the records of a period. */
  report: Report;
  columns: readonly Column<AuditRecord>[];
  actions?: (record: AuditRecord) => ReactNode;
  /** The name of the exported file. */
  file: string;
};

/** Audit records of a period, filtered by status, method or status code, with CSV and print. */
export function AuditTable({ label, report, columns, actions, file }: AuditTableProps) {
  const [address, change] = useAddress();
  const [yesterday] = useState(lastDay);
  const dates = datesIn(address, yesterday);
  const chosen = chosenIn(address);
  return (
    <DataTable
      label={label}
      load={reportOf(report, dates)}
      columns={columns}
      idOf={({ auditId }) => auditId}
      {...(actions ? { actions } : {})}
      pageSize={10}
      pageSizes={[10, 25, 50, 100]}
      sort={['createdAt', 'DESC']}
      filter={filterOf(chosen)}
      empty={texts.empty}
      exports={{ name: file, keys: exported }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1 }}>
        <KindFilter chosen={chosen} onChange={(next) => change({ ...next, page: '' })} />
        <Spans onChange={(next) => change({ ...writtenDates(next), page: '' })} />
        <DateFilter dates={dates} onChange={(next) => change({ ...writtenDates(next), page: '' })} />
      </Box>
    </DataTable>
  );
}

/** Says which period is shown at first, and offers longer ones. */
function Spans({ onChange }: { onChange: (dates: Dates) => void }) {
  const offered = { day: 1, week: 7, month: 30, all: null } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, flexBasis: '100%' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.span}
      </Typography>
      {(Object.keys(offered) as (keyof typeof offered)[]).map((span) => (
        <Button key={span} size="small" onClick={() => onChange(lastDays(offered[span]))}>
          {texts.spans[span]}
        </Button>
      ))}
    </Box>
  );
}
