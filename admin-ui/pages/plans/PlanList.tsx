import { Box, Chip } from '@mui/material';
import { useMemo, useState } from 'react';
import { onTopOf } from '../../../web-kit/form/meanwhile.ts';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { streamPage } from '../../base/addresses.ts';
import { words } from '../../base/words.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Note } from '../../parts/values/Note.tsx';
import { CreatePlanButton } from './CreatePlanButton.tsx';
import { type Editing, EditingContext, type Typed } from './editing.ts';
import { numbers } from './fields.ts';
import type { PlanRow } from './index.ts';
import { NumberCell } from './NumberCell.tsx';
import { PlanActions } from './PlanActions.tsx';
import { texts } from './texts.ts';

const { fields, filter } = texts;
const filters = [search(filter)];
type Cell = (row: PlanRow) => React.ReactNode;

const id: Cell = (row) => (
  <Box sx={{ minWidth: 84 }}>
    <TextLink to={streamPage(`plan-${row.id}`)}>
      <Pieces text={row.id} />
    </TextLink>
  </Box>
);
const statesOf = ({ published, isPopular, withdrawn }: PlanRow) => {
  const { states } = texts;
  if (withdrawn) return [states.withdrawn];
  return [...(published ? [states.published] : []), ...(isPopular ? [states.popular] : [])];
};
const name: Cell = (row) => (
  <Box sx={{ minWidth: 160 }}>
    <TextLink to={`/plans/${encodeURIComponent(row.id)}/show`}>{row.name}</TextLink>
    <Note>{row.description}</Note>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {statesOf(row).map((label) => (
        <Chip key={label} size="small" variant="outlined" label={label} />
      ))}
    </Box>
  </Box>
);
const actions: Cell = (row) => <PlanActions row={row} />;

/** The plans that organisations can subscribe to. Their numbers are edited in place. */
export default function PlanList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'ASC' }} filters={filters} actions={<CreatePlanButton />}>
      <EditingContext value={useEditingState()}>
        <Table>
          <Column source="id" label={fields.planId} sortable render={id} />
          <Column source="name" label={fields.name} sortable render={name} />
          {numbers.map((field) => (
            <Column<PlanRow>
              key={field}
              source={field}
              label={fields[field]}
              render={(row) => <NumberCell row={row} field={field} />}
            />
          ))}
          <Column source="action" label={words.action} render={actions} sticky />
        </Table>
      </EditingContext>
    </ListPage>
  );
}

function useEditingState(): Editing {
  const [now, set] = useState<{ planId: string; before: Typed; typed: Typed } | null>(null);
  return useMemo(
    () => ({
      planId: now?.planId ?? null,
      typed: now?.typed ?? null,
      begin: (planId, typed) => set({ planId, before: typed, typed }),
      type: (field, value) => set((was) => was && { ...was, typed: { ...was.typed, [field]: value } }),
      catchUp(latest) {
        const typed = now && onTopOf(now.before, now.typed, latest);
        if (typed) set({ planId: now.planId, before: latest, typed });
        return Boolean(typed);
      },
      end: () => set(null),
    }),
    [now],
  );
}
