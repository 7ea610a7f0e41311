import ExpandMore from '@mui/icons-material/ExpandMore';
import { IconButton, TableCell, TableRow } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { DataTableRow, type DataTableRowProps, useExpanded, useRecordContext } from 'react-admin';
import { Applications } from './Applications.tsx';
import type { OperatorRow } from './index.ts';
import { texts } from './texts.ts';

const panelOf = (id: string) => `applications-of-${id}`;

/** Opens and closes the panel under a row, by mouse and by keyboard. */
export function ExpandButton() {
  const row = useRecordContext<OperatorRow>()!;
  const [expanded, toggle] = useExpanded('operators', row.id);
  return (
    <IconButton
      size="small"
      aria-label={texts.expand}
      aria-expanded={expanded}
      aria-controls={expanded ? panelOf(row.id) : undefined}
      onClick={toggle}
    >
      <ExpandMore sx={{ transform: expanded ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
    </IconButton>
  );
}

/** A row of the table and, once opened, the applications of its organisation. */
export function ExpandingRow({ children, ...props }: DataTableRowProps & { children?: ReactNode }) {
  const row = useRecordContext<OperatorRow>()!;
  const [expanded] = useExpanded('operators', row.id);
  return (
    <>
      <DataTableRow {...props}>{children}</DataTableRow>
      {expanded && (
        <TableRow id={panelOf(row.id)}>
          <TableCell colSpan={Children.count(children)} sx={{ bgcolor: 'background.default' }}>
            <Applications organisationId={row.organisationId} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
