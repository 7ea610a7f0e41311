import { Alert } from '@mui/material';
import { useGetList } from 'react-admin';
import type { RowOf } from '../../../api/kit.ts';
import type { organisationRequests as model } from '../../../projections/models/operators/organisationRequests.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { useWrite } from '../../data/useWrite.ts';
import { Time } from '../../parts/Time.tsx';
import { texts } from './texts.ts';

const { leaving: t } = texts;
type RequestRow = RowOf<typeof model>;
const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } } as const;

/** Says that the organisation asked for its deletion or suspension, which the staff can take back. */
export function Leaving({ organisationId: id }: { organisationId: string }) {
  const { update } = useWrite('requests');
  const { data } = useGetList<RequestRow>('organisation_requests', { ...one, filter: { id } });
  const row = data?.[0];
  if (!row?.type) return null;
  const action = (
    <CommandButton
      label={t.reactivate}
      color="inherit"
      confirm={{ title: t.title, text: t.text(row.name), yes: t.yes }}
      run={() => update(row, {})}
      done={t.done}
    />
  );
  return (
    <Alert severity="warning" action={action} sx={{ my: 2 }}>
      {t.asked[row.type]} {row.requestedByUsername && t.by(row.requestedByUsername)}
      <Time at={row.deleteSuspendReqDate} />
      {row.dueAt && (
        <>
          . {t.due} <Time at={row.dueAt} />
        </>
      )}
    </Alert>
  );
}
