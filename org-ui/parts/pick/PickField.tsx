import { Autocomplete, Paper, type PaperProps, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { longestSearch } from '../../../web-kit/table/address.ts';
import { usePaused } from '../../../web-kit/table/usePaused.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { useFound } from './found.ts';
import type { Pickable } from './PickList.tsx';
import { texts as t } from './texts.ts';

type PickFieldProps<R> = {
  of: Pick<Pickable<R>, 'load' | 'sort' | 'idOf' | 'nameOf'>;
  /** The id of a row that is not offered. */
  besides: string;
  label: string;
  hint: string;
  picked: readonly R[];
  /** How many can be picked. */
  most: number;
  disabled: boolean;
  change: (picked: R[]) => void;
};
/** A field in which several rows of a list are picked, with a search. There is none where the list has nothing to offer. */
export function PickField<R>({
  of,
  besides,
  label,
  hint,
  picked,
  most,
  disabled,
  change,
}: PickFieldProps<R>) {
  const { idOf, nameOf } = of;
  const [typed, setTyped] = useState('');
  const asked = typed.trim();
  const q = usePaused(asked);
  const first = useFound(of, '');
  const { data, error, isPlaceholderData, refetch } = useFound(of, q);
  const key = picked.map(idOf).join();
  // The field empties what is typed whenever it gets another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same rows is the same
  const value = useMemo(() => [...picked], [key]);
  const offered = (rows: readonly R[] = []) => rows.filter((row) => idOf(row) !== besides);
  if (!first.error && !picked.length && !offered(first.data?.rows).length) return null;
  const found = offered(data?.rows);
  const ids = new Set(found.map(idOf));
  const isSearching = asked !== q || isPlaceholderData || (!data && !error);
  const isMore = data !== undefined && data.total > data.rows.length;
  const said = isSearching ? t.loading : isMore ? t.more(found.length) : undefined;
  return (
    <Autocomplete
      multiple
      size="small"
      disabled={disabled}
      // What was picked is among the options, although it is listed only where it was found.
      options={[...found, ...picked.filter((row) => !ids.has(idOf(row)))]}
      filterOptions={(rows) => rows.filter((row) => ids.has(idOf(row)))}
      value={value}
      onChange={(_, rows) => change(rows)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text.slice(0, longestSearch))}
      onOpen={() => error && refetch()}
      getOptionLabel={nameOf}
      getOptionKey={idOf}
      isOptionEqualToValue={(one, other) => idOf(one) === idOf(other)}
      getOptionDisabled={() => picked.length >= most}
      loading={isSearching}
      loadingText={t.loading}
      noOptionsText={error ? messageOf(error) : t.nothing(q)}
      slots={{ paper: Offered }}
      slotProps={{ paper: { said: found.length ? said : undefined } as PaperProps }}
      sx={{ mt: 2 }}
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}

/** The list of options, and what is said below them. */
const Offered = ({ said, children, ...paper }: PaperProps & { said?: string }) => (
  <Paper {...paper}>
    {children}
    <Typography
      role="status"
      variant="body2"
      // A click here must not take the focus from the field, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
      sx={{ color: 'text.secondary', ...(said && { px: 2, py: 1 }) }}
    >
      {said}
    </Typography>
  </Paper>
);
