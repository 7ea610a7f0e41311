import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { applicationVerbsOf } from '../../things/applications/verbs.ts';
import { radiusWords } from './words.ts';

export type RadiusApplication = RowAt<'GET /getRadiusClientByUniqueId/:uniqueId'>;

/** One RADIUS application. */
export const radiusQuery = (appId: string) => read('GET /getRadiusAppByAppId/:appId', { appId });

/** The actions on an application. */
export const radiusVerbs = applicationVerbsOf<RadiusApplication>(
  {
    set: sends('PUT /updateRadiusApp/:appId', ({ appId }, suspended) => ({ appId, suspended })),
    remove: sends('DELETE /deleteRadiusApp/:appId', ({ appId }) => ({ appId })),
  },
  radiusWords.deleted,
);
