import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { InputOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

type CustomMail = InputOf<Calls, 'POST /sendCustomMail'>['bodyData'];

/** A page rather than a list; as a resource it has its tab and its guard like the others. */
export const sendEmail: Resource = {
  name: 'send-email',
  options: { label: texts.tab },
  list: lazy(() => import('./SendEmail.tsx')),
  writes: {
    create: (data) => call('POST /sendCustomMail', { bodyData: data as CustomMail }),
  },
};
