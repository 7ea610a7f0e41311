import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { pair } from '../../../web-kit/format.ts';
import { useAddress } from '../../../web-kit/table/address.ts';
import type { Column } from '../../../web-kit/table/column.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import {
  type AuditRecord,
  chosenIn,
  type Dates,
  datesIn,
  filterOf,
  keepAllColumns,
  lastDay,
  lastDays,
  type Report,
  showsAllColumns,
  timesOf,
  toldFilter,
  toldIn,
  writtenDates,
} from './audit.ts';
import { exported } from './columns.tsx';
import { DateFilter, KindFilter, ToldFilter } from './Filters.tsx';
import { sentenceColumns } from './sentences.tsx';
import { texts } from './texts.ts';

type AuditTableProps = {
  label: string;
  /** The call that reads the records of a period. */
  report: Report;
  /** All columns, which are shown on request; by default the records are told as sentences. */
  columns: readonly Column<AuditRecord>[];
  /** The user whom the audit is about, in which the system's own notes are left out by default. */
  user?: string;
  /** A further filter. */
  children?: ReactNode;
  actions?: (record: AuditRecord) => ReactNode;
  /** The name of the exported file. */
  file: string;
};

/**
 * Audit records of a period, with CSV and print: as sentences, filtered by outcome and kind, or with all columns, filtered by
 * status, method or status code.
 */
export function AuditTable({ label, report, columns, actions, file, user, children }: AuditTableProps) {
  const [address, change] = useAddress();
  const [yesterday] = useState(lastDay);
  const dates = datesIn(address, yesterday);
  const chosen = chosenIn(address);
  const told = toldIn(address);
  const [all, setAll] = useState(() => showsAllColumns());
  const filtered = (values: Record<string, string>) => change({ ...values, page: '' });
  return (
    <DataTable
      label={label}
      load={report(timesOf(dates))}
      onFailure={(error) => window.alert(pair(texts.failed, messageOf(error)))}
      columns={all ? columns : sentenceColumns(user)}
      idOf={({ auditId }) => auditId}
      {...(actions ? { actions } : {})}
      pageSizes={[10, 25, 50, 100]}
      sort={['createdAt', 'DESC']}
      filter={all ? filterOf(chosen) : toldFilter(told)}
      empty={texts.empty}
      exports={{ name: file, keys: exported }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flexGrow: 1 }}>
        {children}
        {all ? (
          <KindFilter chosen={chosen} onChange={filtered} />
        ) : (
          <ToldFilter told={told} onChange={filtered} />
        )}
        <Spans onChange={(next) => filtered(writtenDates(next))} />
        <DateFilter dates={dates} onChange={(next) => filtered(writtenDates(next))} />
        {!all && user !== undefined && (
          <FormControlLabel
            control={
              <Switch checked={told.system} onChange={(_, on) => filtered({ system: on ? 'yes' : '' })} />
            }
            label={texts.sentences.system}
          />
        )}
        <FormControlLabel
          control={
            <Switch
              checked={all}
              onChange={(_, on) => {
                setAll(on);
                keepAllColumns(on);
              }}
            />
          }
          label={texts.allColumns}
        />
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
