import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useAddress } from '../../web-kit/table/address.ts';
import type { Column } from '../../web-kit/table/column.ts';
import { DataTable } from '../../web-kit/table.tsx';
import { texts } from '../texts.ts';
import {
  type AuditRecord,
  chosenIn,
  datesIn,
  filterOf,
  lastDay,
  type Report,
  reportOf,
  writtenDates,
} from './audit.ts';
import { exported } from './columns.tsx';
import { DateFilter, KindFilter } from './Filters.tsx';

const { audit } = texts;
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
      empty={audit.empty}
      exports={{ name: file, keys: exported }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1 }}>
        <KindFilter chosen={chosen} onChange={(next) => change({ ...next, page: '' })} />
        <DateFilter dates={dates} onChange={(next) => change({ ...writtenDates(next), page: '' })} />
      </Box>
    </DataTable>
  );
}
