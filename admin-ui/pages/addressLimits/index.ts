import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import type { RowOf } from '../../../api/kit.ts';
import type { widenings } from '../../../projections/models/addressLimits.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** An address or network whose limits are wider. */
export type WideningRow = RowOf<typeof widenings>;

const widen = (data: unknown) => call('POST /addressLimits', data as InputOf<Calls, 'POST /addressLimits'>);

export const addressLimits: Resource = {
  name: 'widenings',
  options: { label: texts.tab },
  list: lazy(() => import('./WideningList.tsx')),
  writes: {
    create: widen,
    update: ({ data }) => widen(data),
    delete: (wideningId) => call('DELETE /addressLimits/:wideningId', { wideningId }),
  },
};
