import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { read } from '../../web-kit/read.ts';
import { texts } from './texts.ts';

export type Reported = ReplyOf<Calls, 'GET /getApplicationReportByUniqueId/:uniqueId'>;

/** The tabs of the insights. A tab without a call belongs to a family of which no applications can exist. */
export const tabs = [
  {
    name: 'passwordless',
    label: texts.tabs.passwordless,
    query: (uniqueId: string) => read('GET /getApplicationReportByUniqueId/:uniqueId', { uniqueId }),
  },
  { name: 'sso', label: texts.tabs.sso, query: null },
  { name: 'radius', label: texts.tabs.radius, query: null },
] as const;
