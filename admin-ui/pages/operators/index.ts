import { lazy } from 'react';
import type { RowOf } from '../../../api/kit.ts';
import type { applications as applicationModel } from '../../../projections/models/applications/applications.ts';
import type { operators as model } from '../../../projections/models/operators/operators.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource, Update } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An operator as the list shows it. */
export type OperatorRow = RowOf<typeof model>;
/** An application among those of an operator's organisation. */
export type ApplicationRow = RowOf<typeof applicationModel>;

/** An operator's plan and suspension are those of the organisation. */
function updateOperator({ id, data, previousData }: Update) {
  const { planId, suspended } = data as { planId?: string; suspended?: boolean };
  if (suspended !== undefined)
    return call('PUT /suspendOperator/:userId', { userId: id, suspended, whole: true });
  const { organisationId } = previousData as OperatorRow;
  return call('PUT /updateOrg/:uniqueId', { uniqueId: organisationId, planId });
}

export const operators: Resource = {
  name: 'operators',
  options: { label: texts.tab },
  hasTab: true,
  list: lazy(() => import('./OperatorList.tsx')),
  writes: {
    update: updateOperator,
    delete: (userId) => call('DELETE /admin/deleteOperator/:userId', { userId }),
  },
};
