import { Box, Button } from '@mui/material';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { ChangedMeanwhile, saveUnchanged } from '../../../web-kit/form/meanwhile.ts';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { type Typed, useEditing } from './editing.ts';
import { numberIn, numbers, problemOf } from './fields.ts';
import type { PlanRow } from './index.ts';
import { texts } from './texts.ts';

const typedOf = (row: PlanRow) =>
  Object.fromEntries(numbers.map((field) => [field, String(row[field])])) as Typed;
const changes = (row: PlanRow, typed: Typed) =>
  Object.fromEntries(
    numbers
      .filter((field) => numberIn(typed[field]) !== row[field])
      .map((field) => [field, numberIn(typed[field])]),
  );

/** The Edit button, or Save and Cancel while editing. */
export function PlanActions({ row }: { row: PlanRow }) {
  const { planId, typed, begin, catchUp, end } = useEditing();
  const { update, reread } = useWrite('plans');
  if (planId !== row.id || !typed)
    return <Button onClick={() => begin(row.id, typedOf(row))}>{words.edit}</Button>;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <CommandButton
        variant="contained"
        label={words.save}
        disabled={numbers.some((field) => problemOf(field, typed[field]) !== undefined)}
        run={() => {
          let now = row;
          return saveUnchanged(
            async () => {
              now = await reread(row);
              if (catchUp(typedOf(now))) throw new ChangedMeanwhile();
            },
            () => update(now, changes(now, typed)),
          );
        }}
        done={texts.updated}
        onDone={end}
      />
      <Button onClick={end}>{words.cancel}</Button>
    </Box>
  );
}
