import { z } from 'zod';
import { directorySettings } from '../../../domain/application/settings/directory.ts';
import { text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { wrong } from '../../../domain/problems.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import type { RowOf } from '../../kit.ts';

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
export const ldapConfigSetting = z
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

/** The settings that are sent, in the form of the domain. */
export const settingsIn = (sent: Sent): z.input<typeof directorySettings> => ({
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
export const mask = '********' as const;
export const directoryReply = z.object({
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
/** The settings as they are shown. */
export const shown = ({ directory: it }: Pick<RowOf<typeof applications>, 'directory'>) =>
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
