import { Alert } from '@mui/material';
import { useGetList } from 'react-admin';
import type { RowOf } from '../../../api/kit.ts';
import type { organisationRequests as model } from '../../../projections/models/operators/organisationRequests.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { reactivation } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Time } from '../../parts/values/Time.tsx';
import { texts } from './texts.ts';

const { leaving: t } = texts;
type RequestRow = RowOf<typeof model>;
const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } } as const;

/** On narrow screens the button stands below the text, for which there would be too little room beside it. */
const besideOrBelow = {
  my: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 70%' },
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
} as const;

/** Says that the organisation asked for its deletion or suspension, which the staff can take back. */
export function Leaving({ organisationId: id }: { organisationId: string }) {
  const { update } = useWrite('requests');
  const { data } = useGetList<RequestRow>('organisation_requests', { ...one, filter: { id } });
  const row = data?.[0];
  if (!row?.type) return null;
  const action = (
    <CommandButton
      label={reactivation.verb}
      color="inherit"
      confirm={{ title: reactivation.title, text: reactivation.text(row.name), yes: reactivation.yes }}
      run={() => update(row, {})}
      done={reactivation.done}
    />
  );
  return (
    <Alert severity="warning" action={action} sx={besideOrBelow}>
      {t.asked[row.type]} {row.requestedByUsername && t.by(row.requestedByUsername)}
      <Time at={row.deleteSuspendReqDate} />
      {row.dueAt && (
        <>
          . {reactivation.due} <Time at={row.dueAt} />
        </>
      )}
    </Alert>
  );
}
