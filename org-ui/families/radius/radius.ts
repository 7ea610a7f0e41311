import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { call } from '../../../web-kit/call.ts';
import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { read } from '../../../web-kit/read.ts';
import { list, type RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { insightsOf } from '../../things/applicationPage/Insights.tsx';
import { applicationWords } from '../../things/applications/words.ts';
import { radiusTexts as t } from './texts.ts';

export type RadiusApplication = RowAt<'GET /getRadiusClientByUniqueId/:uniqueId'>;
export type RadiusClient = RowAt<'GET /getRadiusClientByAppId/:appId'>;
export type RadiusServer = ReplyOf<Calls, 'GET /getRadiusServiceSettings'>['data'][number]['primary_server'];
export type RadiusSession = RowAt<'GET /getRadiusSessionsByAppId/:appId'>;

/** One RADIUS application. */
export const radiusQuery = (appId: string) => read('GET /getRadiusAppByAppId/:appId', { appId });

/** A client of an application as the server has it now; undefined when it is gone. */
export async function clientNow(appId: string, id: string): Promise<RadiusClient | undefined> {
  const load = list('GET /getRadiusClientByAppId/:appId', { appId });
  return (await load({ page: 0, size: 1, sort: ['createdAt', 'DESC'], filter: { id } })).rows[0];
}

/** The RADIUS servers of the installation. */
export const serversQuery = read('GET /getRadiusServiceSettings', {});

/** How the use of a RADIUS application is shown. */
export const radiusInsights = insightsOf('GET /getAllRadiusUsersReportByAppId/:appId', t.insight);

/** The actions on an application. */
export const radiusVerbs = rowVerbs<RadiusApplication>({
  words: { ...words.rowVerbs, ...applicationWords, deletedNow: t.deleted },
  nameOf: ({ name }) => name,
  set: ({ appId }, suspended) => call('PUT /updateRadiusApp/:appId', { appId, suspended }),
  remove: ({ appId }) => call('DELETE /deleteRadiusApp/:appId', { appId }),
  further: ({ totalUsersCount }, what) =>
    what === 'delete' ? applicationWords.impact(totalUsersCount) : undefined,
  suspendInstead: applicationWords.suspendInstead,
  failed: applicationWords.updateFailed,
});

/** The actions on a client. */
export const clientVerbs = rowVerbs<RadiusClient>({
  words: {
    ...words.rowVerbs,
    ...t.clients,
    suspendedNow: t.clients.statusDone,
    activatedNow: t.clients.statusDone,
    deletedNow: t.clients.deleted,
  },
  nameOf: (client) => client.radius_client_name,
  set: (client, suspended) =>
    call('PUT /updateRadiusClient/:radiusClientId', {
      radiusClientId: client.radius_client_id,
      isRadiusClientEnable: !suspended,
    }),
  remove: (client) =>
    call('DELETE /deleteRadiusClientById/:radiusClientId', { radiusClientId: client.radius_client_id }),
  failed: t.clients.statusFailed,
});
