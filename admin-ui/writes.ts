import type { Calls } from '../api/calls.ts';
import type { InputOf } from '../api/client.ts';
import { write } from './readAfter.ts';
import type { OperatorRow } from './rows.ts';
import { texts } from './texts.ts';

type CustomMail = InputOf<Calls, 'POST /sendCustomMail'>['bodyData'];
type VideoAbout = InputOf<Calls, 'POST /video'>;
type PlanTerms = InputOf<Calls, 'POST /subscription/create'>;
/** A change of a record as react-admin passes it; only the resource knows its type. */
type Update = { id: string; data: unknown; previousData: unknown };
/** The calls behind a resource's create, update and delete. */
export type Writes = {
  create?: (data: unknown) => Promise<{ id: string }>;
  update?: (change: Update) => Promise<unknown>;
  delete?: (id: string) => Promise<unknown>;
};

/** Plan and suspension of an operator belong to the organisation. */
function updateOperator({ id, data, previousData }: Update) {
  const { planId, suspended } = data as { planId?: string; suspended?: boolean };
  if (suspended !== undefined) return write('PUT /suspendOperator/:userId', { userId: id, suspended });
  const { organisationId } = previousData as OperatorRow;
  return write('PUT /updateOrg/:uniqueId', { uniqueId: organisationId, planId });
}

async function updatePlan({ id, data }: Update) {
  const changes = data as Partial<PlanTerms>;
  const reply = await write('POST /subscription/updatePlan/:planId', { ...changes, planId: id });
  if (reply.errorCode !== 200) throw new Error(texts.plans.updateFailed);
}

export const writes: Record<string, Writes> = {
  operators: {
    update: updateOperator,
    delete: (userId) => write('DELETE /admin/deleteOperator/:userId', { userId }),
  },
  letters: {
    update: ({ id }) => write('POST /letters/:letterId/resend', { letterId: id }),
  },
  'send-email': {
    create: (data) => write('POST /sendCustomMail', { bodyData: data as CustomMail }),
  },
  videos: {
    create: (data) => write('POST /video', data as VideoAbout),
    update: ({ id, data }) => write('PUT /video/:videoId', { ...(data as VideoAbout), videoId: id }),
    delete: (videoId) => write('DELETE /video/:videoId', { videoId }),
  },
  plans: {
    create: (data) => write('POST /subscription/create', data as PlanTerms),
    update: updatePlan,
  },
};
