import { lazy } from 'react';
import type { Calls } from '../../../api/calls.ts';
import type { InputOf, ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import type { Resource } from '../../base/resource.ts';
import { texts } from './texts.ts';

/** The input that saves the servers, and the settings of one of them. */
type SentServers = InputOf<Calls, 'POST /addRadiusService'>;
export type Server = NonNullable<ReplyOf<Calls, 'GET /getRadiusSetting'>['primary_server']>;

/** A page rather than a list; as a resource it has its tab and its guard like the others. */
export const radius: Resource = {
  name: 'radius',
  options: { label: texts.tab },
  hasTab: true,
  list: lazy(() => import('./RadiusSettings.tsx')),
  writes: { create: (data) => call('POST /addRadiusService', data as SentServers) },
};
