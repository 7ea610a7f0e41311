import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { read } from '../../../web-kit/read.ts';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { list, type RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { radiusTexts } from './texts.ts';

const { clients: t } = radiusTexts;
export type RadiusClient = RowAt<'GET /getRadiusClientByAppId/:appId'>;
export type RadiusServer = ReplyOf<Calls, 'GET /getRadiusServiceSettings'>['data'][number]['primary_server'];
export type RadiusSession = RowAt<'GET /getRadiusSessionsByAppId/:appId'>;

/** A client of an application as the server has it now; undefined when it is gone. */
export async function clientNow(appId: string, id: string): Promise<RadiusClient | undefined> {
  const load = list('GET /getRadiusClientByAppId/:appId', { appId });
  return (await load({ page: 0, size: 1, sort: ['createdAt', 'DESC'], filter: { id } })).rows[0];
}

/** The RADIUS servers of the installation. */
export const serversQuery = read('GET /getRadiusServiceSettings', {});

/** Adds a client to an application, with what was typed. */
export const addClient = sends(
  'POST /addRadiusClient/:appId',
  (appId: string, values: object) => ({ appId, ...values }) as never,
);
/** Changes what is given of a client. */
export const changeClient = sends(
  'PUT /updateRadiusClient/:radiusClientId',
  (radiusClientId: string, changes: object) => ({ radiusClientId, ...changes }) as never,
);
/** The actions on a client. */
export const clientVerbs = rowVerbs<RadiusClient>({
  words: {
    ...words.rowVerbs,
    ...t,
    suspendedNow: t.statusDone,
    activatedNow: t.statusDone,
    deletedNow: t.deleted,
  },
  nameOf: (client) => client.radius_client_name,
  set: likewise(changeClient, (client: RadiusClient, suspended: boolean) =>
    changeClient(client.radius_client_id, { isRadiusClientEnable: !suspended }),
  ),
  remove: sends('DELETE /deleteRadiusClientById/:radiusClientId', (client) => ({
    radiusClientId: client.radius_client_id,
  })),
  failed: t.statusFailed,
});
