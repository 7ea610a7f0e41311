import { useGetList } from 'react-admin';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { useWrite } from '../../data/useWrite.ts';
import { Failed } from '../../parts/Failed.tsx';
import type { PlanRow } from '../plans/index.ts';
import type { OperatorRow } from './index.ts';
import { texts } from './texts.ts';

type Props = { row: OperatorRow; onClose: () => void };
const { plan, saved } = texts;
const query = { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 1000 } } as const;

/** Chooses another plan for an operator's organisation. */
export function PlanDialog({ row, onClose }: Props) {
  const { update, reread } = useWrite('operators');
  const { data, error, refetch } = useGetList<PlanRow>('plans', query);
  // A withdrawn plan is given to nobody, and kept by those who have it.
  const given = (data ?? []).filter(({ id, withdrawn }) => !withdrawn || id === row.planId);
  const choices = given.map(({ id, name }) => ({ value: String(id), label: `${id} (${name})` }));
  return (
    <FormDialog
      about={`plan of ${row.id}`}
      title={plan.title}
      text={row.username}
      fields={[
        {
          ...{ key: 'planId', label: plan.label, hint: plan.ofOrganisation, choices },
          ...{ required: true, disabled: !data },
        },
      ]}
      initial={{ planId: row.planId ?? '' }}
      reread={async () => ({ planId: (await reread(row)).planId ?? '' })}
      run={({ planId }) => update(row, { planId })}
      done={saved}
      onClose={onClose}
    >
      {error && <Failed message={error.message} onRetry={() => refetch()} />}
    </FormDialog>
  );
}
