import AddIcon from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Stack, type StackProps, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type EditableRowsProps<R> = {
  rows: readonly R[];
  /** Shows one row with its inputs. Places count from one. */
  show: (row: R, place: number, onChange: (row: R) => void) => ReactNode;
  /** Names the button that removes the row at a place. */
  removal: (place: number) => string;
  onChange: (rows: R[]) => void;
  spacing?: StackProps['spacing'];
};

/** The look of a row of several inputs, whose columns its own look says. */
export const inRow = { display: 'grid', columnGap: 1, rowGap: 2, flex: 1, minWidth: 0 };
/** The same with three columns, which are one on a phone. */
export const threeInRow = { ...inRow, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } };

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

type RowsFieldProps<R> = Omit<EditableRowsProps<R>, 'spacing'> & {
  label: string;
  help: ReactNode;
  more: ReactNode;
  error?: string | undefined;
  /** The label of the button that adds a row, the row that it adds, and how many there can be. */
  add: { label: string; row: R; most: number };
  /** What stands above the rows. */
  children?: ReactNode;
};
/** An input that is rows which can be edited, added and removed. */
export function RowsField<R>({ label, help, more, error, add, children, ...props }: RowsFieldProps<R>) {
  const id = useId();
  const { rows, onChange } = props;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h3" component="div" id={id} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack spacing={3} sx={{ pt: children || rows.length ? 1 : 0 }}>
        {children}
        <EditableRows {...props} />
      </Stack>
      <FormHelperText error={error !== undefined} {...(error ? { role: 'alert' } : {})}>
        <span>{error ?? help}</span> {more}
      </FormHelperText>
      <AddRow
        label={add.label}
        disabled={rows.length >= add.most}
        onAdd={() => onChange([...rows, add.row])}
      />
    </Box>
  );
}
