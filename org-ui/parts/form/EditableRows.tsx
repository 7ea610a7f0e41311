import AddIcon from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, type StackProps } from '@mui/material';
import type { ReactNode } from 'react';

type EditableRowsProps<R> = {
  rows: readonly R[];
  /** Shows one row with its inputs. Places count from one. */
  show: (row: R, place: number, onChange: (row: R) => void) => ReactNode;
  /** Names the button that removes the row at a place. */
  removal: (place: number) => string;
  onChange: (rows: R[]) => void;
  spacing?: StackProps['spacing'];
};

/** Rows that can be edited and removed. */
export function EditableRows<R>({ rows, show, removal, onChange, spacing = 3 }: EditableRowsProps<R>) {
  return (
    <Stack spacing={spacing}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its content is what is edited
        <Box key={at} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          {show(row, at + 1, (changed) => onChange(rows.with(at, changed)))}
          <IconButton aria-label={removal(at + 1)} onClick={() => onChange(rows.toSpliced(at, 1))}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Stack>
  );
}

type AddRowProps = { label: string; disabled: boolean; onAdd: () => void };
/** The button below the rows that adds another one. */
export function AddRow({ label, disabled, onAdd }: AddRowProps) {
  return (
    <Button startIcon={<AddIcon />} disabled={disabled} onClick={onAdd} sx={{ mt: 1 }}>
      {label}
    </Button>
  );
}
