import { Box, TextField } from '@mui/material';
import { customKinds } from '../../../web-kit/domain/customAttributes.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { Choice } from '../../../web-kit/form/Choice.tsx';
import { AddRow, EditableRows, threeInRow } from '../../parts/form/EditableRows.tsx';
import { blank, type Draft, type Row, type RowProblems } from '../../things/customAttributes/attributes.ts';
import { customWords as t } from '../../things/customAttributes/words.ts';

const longestOptions = limits.customOptions * (limits.customOption + 1);

type OneProps = { row: Row; place: number; problems: RowProblems; onChange: (row: Row) => void };
function One({ row, place, problems, onChange }: OneProps) {
  const field = (key: 'label' | 'name', max: number, hint: string) => (
    <TextField
      size="small"
      label={t.at(t[key], place)}
      value={row[key]}
      error={problems[key] !== undefined}
      helperText={problems[key] ?? hint}
      onChange={({ target }) => onChange({ ...row, [key]: target.value })}
      slotProps={{ htmlInput: { maxLength: max, spellCheck: false } }}
    />
  );
  return (
    <Box sx={threeInRow}>
      {field('label', limits.customLabel, t.labelHint)}
      {field('name', limits.customName, t.nameHint)}
      <Choice
        label={t.at(t.kind, place)}
        value={row.kind}
        options={customKinds.map((kind) => [kind, t.kinds[kind]])}
        onChange={(kind) => onChange({ ...row, kind })}
      />
      {row.kind === 'choice' && (
        <TextField
          multiline
          size="small"
          label={t.at(t.options, place)}
          value={row.options}
          error={problems.options !== undefined}
          helperText={problems.options ?? t.optionsHint}
          onChange={({ target }) => onChange({ ...row, options: target.value })}
          slotProps={{ htmlInput: { maxLength: longestOptions } }}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
    </Box>
  );
}

type RowsProps = { draft: Draft; problems: readonly RowProblems[]; onChange: (draft: Draft) => void };
/** The attributes in rows that can be edited, added and removed. */
export function Rows({ draft: { rows }, problems, onChange }: RowsProps) {
  const set = (rows: readonly Row[]) => onChange({ rows });
  return (
    <Box sx={{ pt: 1 }}>
      <EditableRows
        rows={rows}
        show={(row, place, change) => (
          <One {...{ row, place }} problems={problems[place - 1] ?? {}} onChange={change} />
        )}
        removal={t.remove}
        onChange={set}
        spacing={{ xs: 5, sm: 3 }}
      />
      <AddRow
        label={t.add}
        disabled={rows.length >= limits.customAttributes}
        onAdd={() => set([...rows, blank])}
      />
    </Box>
  );
}
