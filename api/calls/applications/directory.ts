import { z } from 'zod';
import { SetDirectory } from '../../../domain/application/directory.ts';
import { directorySettings } from '../../../domain/application/settings/directory.ts';
import { RequestSync } from '../../../domain/directorySync/commands.ts';
import { confirmed } from '../../../domain/directorySync/events.ts';
import { id, text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { wrong } from '../../../domain/problems.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { directorySyncs } from '../../../projections/models/applications/directorySyncs.ts';
import { does, done, effect, ignored, lists, type RowOf, shows, view } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';

const { shape } = directorySettings;
/** A number that some consoles send as text. */
const number = (schema: z.ZodType<number, number>) =>
  z.union([
    schema,
    z
      .string()
      .regex(/^\d{1,9}$/, wrong('is.number'))
      .transform(Number)
      .pipe(schema),
  ]);
const words = z
  .union([
    text(2000)
      .meta({
        pattern: String.raw`^[A-Za-z0-9\s-]*$`,
        description: 'Names of attributes, separated by blanks.',
      })
      .transform((line) => line.split(/\s+/).filter(Boolean)),
    z.array(z.string().meta({ pattern: '^[A-Za-z][A-Za-z0-9-]*$' })).max(100),
  ])
  .pipe(shape.attributes.unwrap());

/** The settings as the requirements name them. A missing password keeps the present one. */
const ldapConfigSetting = z
  .object({
    ldap_server_address: shape.server,
    ldap_port: number(shape.port),
    base_dn: shape.baseDn,
    bind_dn: shape.bindDn,
    password: text(limits.directoryPassword).optional(),
    filter: shape.filter,
    attributes: words.optional(),
    search_filter: shape.searchFilter,
    attribute_map: shape.attributeMap,
    groups: z
      .union([shape.groups.unwrap(), z.enum(['on', 'off']).transform((word) => word === 'on')])
      .default(false),
    group_base_dn: shape.groupBaseDn,
    group_filter: shape.groupFilter,
    group_name: shape.groupName,
    passwordAttribute: shape.passwordAttribute,
    security: shape.security,
    ca_certificate: shape.certificate,
    sync_hours: number(shape.syncHours.unwrap()).optional(),
  })
  .strict();
type Sent = z.output<typeof ldapConfigSetting>;

const settingsIn = (sent: Sent): z.input<typeof directorySettings> => ({
  server: sent.ldap_server_address,
  port: sent.ldap_port,
  security: sent.security,
  certificate: sent.ca_certificate,
  baseDn: sent.base_dn,
  bindDn: sent.bind_dn,
  filter: sent.filter,
  passwordAttribute: sent.passwordAttribute,
  searchFilter: sent.search_filter,
  attributeMap: sent.attribute_map,
  groups: sent.groups,
  groupBaseDn: sent.group_base_dn,
  groupFilter: sent.group_filter,
  groupName: sent.group_name,
  ...(sent.attributes && { attributes: sent.attributes }),
  ...(sent.sync_hours !== undefined && { syncHours: sent.sync_hours }),
});

/** The placeholder for a password, which is never shown. */
const mask = '********' as const;
const directoryReply = z.object({
  ldap: z.object({
    ldapConfigSetting: z
      .object({
        ldap_server_address: z.string(),
        ldap_port: z.number().int(),
        ...{ base_dn: z.string(), bind_dn: z.string() },
        password: z.literal(mask),
        filter: z.string(),
        /** Separated by blanks. */
        attributes: z.string(),
        passwordAttribute: z.string(),
        search_filter: z.string(),
        /** Lines such as `department = departmentNumber ou`. */
        attribute_map: z.string(),
        /** Whether groups are read too. */
        groups: z.boolean(),
        ...{ group_base_dn: z.string(), group_filter: z.string(), group_name: z.string() },
        security: shape.security,
        ca_certificate: z.string(),
        sync_hours: z.number().int(),
      })
      .nullable(),
  }),
});
const shown = ({ directory: it }: Pick<RowOf<typeof applications>, 'directory'>) =>
  it && {
    ldap_server_address: it.server,
    ldap_port: it.port,
    base_dn: it.baseDn,
    bind_dn: it.bindDn,
    password: mask,
    filter: it.filter,
    attributes: it.attributes.join(' '),
    passwordAttribute: it.passwordAttribute,
    search_filter: it.searchFilter,
    attribute_map: it.attributeMap,
    groups: it.groups,
    group_base_dn: it.groupBaseDn,
    group_filter: it.groupFilter,
    group_name: it.groupName,
    security: it.security,
    ca_certificate: it.certificate,
    sync_hours: it.syncHours,
  };

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
    ({ appId, preview, ...confirmed }) => ({
      ...{ id: appId as string, by: 'person' as const, confirmed },
      ...(preview !== undefined && { preview }),
    }),
    {
      about:
        'Requests the user sync, unless it is running. It goes on with as many of those who wait as ' +
        'are confirmed. A preview changes nothing, and `/ldap/preview` then says who would come, change and go.',
      body: confirmed.partial().extend({ preview: z.boolean().optional() }),
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
