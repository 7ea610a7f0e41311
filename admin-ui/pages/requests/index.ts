import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import type { Asked, Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** What an organisation asked for about itself. */
export type RequestRow = ReplyOf<Calls, 'GET /admin/requests/list/:type'>['data'][number];

async function listRequests({ page, perPage: limit, filter }: Asked) {
  const { type = 'DELETE', q, isDeleted } = filter as { type?: string; q?: string; isDeleted?: boolean };
  const { data, count } = await call('GET /admin/requests/list/:type', {
    ...{ type, page, limit },
    ...(q && { search: q }),
    ...(typeof isDeleted === 'boolean' && { isDeleted: isDeleted ? 'true' : 'false' }),
  });
  return { rows: data, total: count };
}

export const requests: Resource = {
  name: 'requests',
  options: { label: texts.tab },
  hasTab: true,
  list: lazy(() => import('./RequestList.tsx')),
  reads: listRequests,
  writes: { update: ({ id }) => call('POST /admin/reactivate/:id', { id }) },
};
