import { z } from 'zod';
import { SetDirectory } from '../../../domain/application/directory.ts';
import { RequestSync } from '../../../domain/directorySync/commands.ts';
import { confirmed } from '../../../domain/directorySync/events.ts';
import { id, text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { directorySyncs } from '../../../projections/models/applications/directorySyncs.ts';
import { does, done, effect, ignored, lists, shows, view } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { directoryReply, ldapConfigSetting, mask, settingsIn, shown } from './directorySettings.ts';

const names = z.array(z.string());
const preview = z.object({
  runId: z.string(),
  come: names,
  change: names,
  go: names,
  wait: names,
  groups: names,
});

/** The LDAP directory of an application of any family. The id of an OpenID application is its client id too. */
export const directoryCalls = {
  getLdapSetting: shows('GET /ldap/getLdapSetting/:appId', ['operator'], applications, {
    about:
      'Reads the directory settings of an application. The password is never shown; ' +
      '`ldapConfigSetting` is null before there are any.',
    where: ({ appId }) => ({ id: appId }),
    show: view(directoryReply, (row) => ({ ldap: { ldapConfigSetting: shown(row) } })),
  }),
  addLdap: does(
    'POST /ldap/addLdap/:appId',
    ['operator'],
    SetDirectory,
    ({ appId, ldapConfigSetting: sent }) => {
      const { password } = sent;
      const isKept = password === undefined || password === '' || password === mask;
      return {
        id: appId as string,
        directory: settingsIn(sent),
        ...(!isKept && { password }),
      };
    },
    {
      about: 'Saves the directory settings of an application. A missing password keeps the present one.',
      example: {
        ldapConfigSetting: {
          ldap_server_address: 'ldap.acme.example',
          ldap_port: 636,
          base_dn: 'dc=acme,dc=example',
          bind_dn: 'cn=reader,dc=acme,dc=example',
          password: 'a long password',
        },
      },
      body: z.object({ ldapConfigSetting, appId: ignored, uniqueId: ignored, createdBy: ignored }),
    },
  ),
  testLdapConnection: effect('POST /ldap/testConnection/:appId', ['operator'], done, {
    changes: [],
    about:
      'Tests the connection to the directory. Connects with the saved settings, binds and looks for ' +
      'a first user. The refusal says what is wrong.',
    rate: { count: 60, seconds: 3600 },
  }),
  syncLdapUsers: does(
    'POST /ldap/sync/:appId',
    ['operator'],
    RequestSync,
    ({ appId, preview, runId, ...confirmed }) => ({
      ...{ id: appId as string, by: 'person' as const, confirmed },
      ...(runId !== undefined && { after: runId }),
      ...(preview !== undefined && { preview }),
    }),
    {
      about:
        'Requests the user sync, unless it is running. It goes on with as many of those who wait as ' +
        'are confirmed. `runId` is the run that found them; when a newer one has ended, the confirmation is refused. A preview changes nothing, and `/ldap/preview` then says who would come, change and go.',
      body: confirmed.partial().extend({ preview: z.boolean().optional(), runId: id().optional() }),
      rate: { count: 60, seconds: 3600 },
    },
  ),
  getLdapSync: lists('GET /ldap/sync/:appId', ['operator'], directorySyncs, {
    about: 'Reads the latest run of the user sync. The list is empty before the first.',
    where: ({ appId }) => ({ id: appId }),
  }),
  getLdapPreview: effect('GET /ldap/preview/:appId', ['operator'], preview, {
    about:
      'Reads whom the latest preview of the user sync has found. These are the user names of the first hundred who ' +
      'would come, change, go, and wait for an operator, and the names of groups that would come, kept for an hour. The counts are those of the run. `runId` is empty when there is none.',
  }),
  validateLdapUser: effect(
    'POST /ldap/validateLdapUser',
    ['visitor'],
    done.extend({ errorMessage: z.string() }),
    {
      about:
        'Has the directory confirm an invited person by a bind. The confirmation is remembered with ' +
        'the invitation.',
      body: z.object({
        userId: text(limits.operatorEmail, 1),
        password: z.string().min(1).max(limits.directoryPassword),
        appId: id(),
        type: ignored,
        /** The token of the invitation's link. */
        accessToken: sealedToken.optional(),
      }),
      rate: { count: 60, seconds: 900 },
    },
  ),
};
