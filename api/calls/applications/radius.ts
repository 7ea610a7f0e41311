import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import { radius } from '../../../domain/application/settings/radius.ts';
import { changesOf } from '../../../domain/changes.ts';
import { wrong } from '../../../domain/problems.ts';
import { networkOf, sourceNetworkOf } from '../../../domain/radiusClient/address.ts';
import {
  ActivateRadiusClient,
  AddRadiusClient,
  ChangeRadiusClient,
  DeleteRadiusClient,
  SuspendRadiusClient,
} from '../../../domain/radiusClient/commands.ts';
import { radiusClient } from '../../../domain/radiusClient/radiusClient.ts';
import { clientRows } from '../../../domain/radiusClient/rows.ts';
import { clientSettings, sharedSecret } from '../../../domain/radiusClient/settings.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { radiusClients } from '../../../projections/models/radius/radiusClients.ts';
import { radiusSessions } from '../../../projections/models/radius/radiusSessions.ts';
import { changed, does, doesOneOf, effect, ignored, lists, type RowOf, view } from '../../kit.ts';
import { eitherOr, unless } from '../../rules.ts';
import { wireOf } from '../../settings.ts';
import { familyCalls } from '../parts/family.ts';
import { inAll, shownInAll } from '../parts/inAll.ts';
import { beginsRegistration, invited } from '../parts/registering.ts';
import { agreement, agrees, disagreement, sentSource, sourceIn } from '../parts/userSource.ts';

const family = familyCalls('radius');
const appReply = z
  .object({
    ...inAll,
    appType: z.literal('radius'),
    ...{ appName: z.string(), name: z.string(), logo_uri: z.string() },
  })
  .meta({ id: 'RadiusApplication' });
const shownApp = view(appReply, ({ settings, ...row }: RowOf<typeof applications>) => ({
  ...shownInAll(row),
  appType: 'radius' as const,
  appName: settings.name,
  name: settings.name,
  /** An application of a network has no logo. */
  logo_uri: '',
}));
/** The settings of a client, as calls name them. */
export const clientWire = wireOf(clientRows, clientSettings.shape);
const clientReply = z
  .object({
    radius_client_id: z.string(),
    /** A secret is never shown; it can be replaced. */
    radius_client_secret: z.null(),
    ...clientWire.reply,
    isRadiusClientEnable: z.boolean(),
    suspended: z.boolean(),
    appId: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'RadiusClient' });
const shownClient = view(clientReply, ({ settings, ...row }: RowOf<typeof radiusClients>) => ({
  radius_client_id: row.id,
  ...clientWire.shown(settings),
  radius_client_secret: null,
  isRadiusClientEnable: !row.suspended,
  suspended: row.suspended,
  appId: row.applicationId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
}));

/** Fields that the requirements send but the server ignores, because session and path determine them. */
const ignoredHere = {
  createdBy: ignored,
  uniqueId: ignored,
  appId: ignored,
};
/** A client as it is sent. Packets must be able to come from its address. */
const sentClient = z.object({
  ...clientWire.creating,
  radius_client_ip: clientWire.creating.radius_client_ip.refine(
    (typed) => networkOf(typed) === null || sourceNetworkOf(typed) !== null,
    wrong('is.source'),
  ),
  radius_client_secret: sharedSecret,
});

export const radiusCalls = {
  createRadiusApp: effect('POST /createRadiusApp', ['operator'], changed.extend({ appId: z.string() }), {
    changes: [application, radiusClient],
    about: 'Registers a RADIUS application together with its first client.',
    example: {
      appName: 'VPN',
      radius_client_name: 'VPN',
      radius_client_ip: '203.0.113.7',
      radius_client_secret: 'u7Tn-Qe2vX9s-Lk4b',
      authType: 'inApp',
    },
    body: sentClient.extend({ appName: radius.shape.name, ...ignoredHere }),
  }),
  getRadiusClientByUniqueId: family.lists('GET /getRadiusClientByUniqueId/:uniqueId', shownApp),
  getRadiusAppByAppId: family.shows('GET /getRadiusAppByAppId/:appId', shownApp),
  updateRadiusApp: effect('PUT /updateRadiusApp/:appId', ['operator'], changed, {
    changes: [application],
    about: 'Renames, suspends or activates a RADIUS application.',
    body: z
      .object({
        appName: radius.shape.name.optional(),
        suspended: z.boolean().optional(),
        ...sentSource,
        ...ignoredHere,
      })
      .refine(agrees, disagreement)
      .refine(
        ({ appName, suspended, ...sent }) =>
          appName !== undefined || suspended !== undefined || sourceIn(sent) !== undefined,
        wrong('is.unchanged'),
      )
      .meta({ ...agreement, ...unless(['suspended', 'ldapEnabled', 'userSource'], ['appName']) }),
  }),
  deleteRadiusApp: family.deletes(
    'DELETE /deleteRadiusApp/:appId',
    'successfully deleted RADIUS application',
  ),

  getRadiusClientByAppId: lists('GET /getRadiusClientByAppId/:appId', ['operator'], radiusClients, {
    about: 'Lists the clients of a RADIUS application.',
    where: ({ appId }) => ({ applicationId: appId }),
    show: shownClient,
  }),
  addRadiusClient: does(
    'POST /addRadiusClient/:appId',
    ['operator'],
    AddRadiusClient,
    ({ appId: applicationId, ...sent }, { newId }) => ({
      id: newId(),
      applicationId: applicationId as string,
      settings: clientWire.settingsIn(sent),
      secret: sent.radius_client_secret,
    }),
    {
      about: 'Adds a client to a RADIUS application.',
      example: {
        radius_client_name: 'VPN',
        radius_client_ip: '203.0.113.7',
        radius_client_secret: 'u7Tn-Qe2vX9s-Lk4b',
        authType: 'inApp',
      },
      body: sentClient.extend(ignoredHere),
    },
  ),
  updateRadiusClient: doesOneOf(
    'PUT /updateRadiusClient/:radiusClientId',
    ['operator'],
    [ActivateRadiusClient, SuspendRadiusClient, ChangeRadiusClient],
    ({ radiusClientId: id, isRadiusClientEnable: enable, ...sent }) => {
      if (enable !== undefined) return [enable ? ActivateRadiusClient : SuspendRadiusClient, { id }];
      const { radius_client_secret: secret } = sent;
      return [
        ChangeRadiusClient,
        { id, changes: clientWire.settingsIn(sent), ...(secret !== undefined && { secret }) },
      ];
    },
    {
      about:
        'Changes a RADIUS client. Suspends or activates it by `isRadiusClientEnable` alone, or ' +
        'changes the given fields.',
      body: z
        .object({
          ...changesOf(sentClient).shape,
          isRadiusClientEnable: z.boolean().optional(),
          ...ignoredHere,
        })
        .refine(({ isRadiusClientEnable, ...sent }) => {
          const others = Object.keys(changesOf(sentClient).shape) as (keyof typeof sent)[];
          const some = others.some((field) => sent[field] !== undefined);
          return some !== (isRadiusClientEnable !== undefined);
        }, wrong('is.eitherClient'))
        .meta(eitherOr('isRadiusClientEnable', Object.keys(sentClient.shape))),
    },
  ),
  deleteRadiusClientById: does(
    'DELETE /deleteRadiusClientById/:radiusClientId',
    ['operator'],
    DeleteRadiusClient,
    ({ radiusClientId }) => ({ id: radiusClientId }),
    {
      about: 'Deletes a RADIUS client.',
      envelope: { errorCode: 0, message: 'Client Deleted Successfully' },
    },
  ),

  getRadiusUsersByAppId: family.users('GET /getRadiusUsersByAppId/:appId'),

  getRadiusSessionsByAppId: lists('GET /getRadiusSessionsByAppId/:appId', ['operator'], radiusSessions, {
    about: 'Lists the sessions that clients report by accounting.',
    where: ({ appId }) => ({ applicationId: appId }),
  }),

  registerUser: beginsRegistration(
    'radius',
    'POST /registerUser',
    'Begins the registration of a person invited to a network.',
    // Clients of earlier releases solved one.
    invited.extend({ captcha: ignored }),
  ),
};
