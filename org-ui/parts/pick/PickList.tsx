import { Box, Checkbox, Chip, FormControlLabel, FormGroup, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Load, Query } from '../../../web-kit/table/query.ts';
import { SearchBox } from '../../../web-kit/table/SearchBox.tsx';
import { Failed } from '../page/Failed.tsx';
import { useFound } from './found.ts';
import { texts as t } from './texts.ts';

/** The rows that were picked, by their ids. */
export type Picked<R> = ReadonlyMap<string, R>;
/** What can be picked: how it is read, and what it is called. */
export type Pickable<R> = {
  load: Load<R>;
  sort: Query['sort'];
  idOf: (row: R) => string;
  nameOf: (row: R) => string;
  /** What tells it apart from others of the same name. */
  detailOf?: (row: R) => string | null;
  /** Why a row cannot be picked. */
  takenOf?: (row: R) => string | undefined;
  /** The label of the search field. */
  search: string;
  /** Shown where there is nothing to pick. */
  empty: ReactNode;
};
type PickListProps<R> = Pickable<R> & { picked: Picked<R>; change: (picked: Picked<R>) => void };

/** A list from which several rows are picked, with a search. What was picked and is not in sight stands above it. */
export function PickList<R>(props: PickListProps<R>) {
  const { idOf, search, picked, change } = props;
  const [q, setQ] = useState('');
  const put = (row: R, isPicked: boolean) => {
    const next = new Map(picked);
    if (isPicked) next.set(idOf(row), row);
    else next.delete(idOf(row));
    change(next);
  };
  return (
    <>
      <SearchBox placeholder={search} q={q} onSearch={setQ} fullWidth />
      <Found {...props} put={put} q={q} />
    </>
  );
}

type FoundProps<R> = Pickable<R> & { picked: Picked<R>; put: (row: R, isPicked: boolean) => void; q: string };
function Found<R>({ load, sort, idOf, nameOf, detailOf, takenOf, empty, picked, put, q }: FoundProps<R>) {
  const { data, error, refetch } = useFound({ load, sort }, q);
  if (!data)
    return error ? <Failed error={error} onRetry={refetch} /> : <LinearProgress aria-label={t.loading} />;
  const { rows, total } = data;
  const inSight = new Set(rows.map(idOf));
  return (
    <Box sx={{ mt: 1, minHeight: 180 }}>
      <Chosen
        rows={[...picked].filter(([id]) => !inSight.has(id)).map(([, row]) => row)}
        {...{ idOf, nameOf, put }}
      />
      {rows.length === 0 && (
        <Box role="status" sx={{ color: 'text.secondary', py: 2 }}>
          {q ? t.nothing(q) : empty}
        </Box>
      )}
      <FormGroup>
        {rows.map((row) => {
          const taken = takenOf?.(row);
          const detail = [detailOf?.(row), taken].filter(Boolean).join(' · ');
          return (
            <FormControlLabel
              key={idOf(row)}
              disabled={taken !== undefined}
              control={
                <Checkbox
                  checked={taken !== undefined || picked.has(idOf(row))}
                  onChange={(_, checked) => put(row, checked)}
                />
              }
              label={<Label name={nameOf(row)} detail={detail} />}
            />
          );
        })}
      </FormGroup>
      {total > rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t.more(rows.length)}
        </Typography>
      )}
    </Box>
  );
}

type ChosenProps<R> = Pick<FoundProps<R>, 'idOf' | 'nameOf' | 'put'> & { rows: readonly R[] };
function Chosen<R>({ rows, idOf, nameOf, put }: ChosenProps<R>) {
  if (!rows.length) return null;
  return (
    <Box
      component="ul"
      aria-label={t.chosen}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, my: 1, p: 0 }}
    >
      {rows.map((row) => (
        <li key={idOf(row)}>
          <Chip label={nameOf(row)} onDelete={() => put(row, false)} />
        </li>
      ))}
    </Box>
  );
}

const Label = ({ name, detail }: { name: string; detail: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {name}
    {detail && (
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {detail}
      </Typography>
    )}
  </Box>
);
