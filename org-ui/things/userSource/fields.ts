import { limits } from '../../../web-kit/domain/limits.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { paragraphs } from '../../base/paragraphs.ts';
import { explained } from '../../parts/guides/explained.ts';
import type { LdapSettings } from './directory.ts';
import { userSourceTexts } from './texts.ts';

const t = userSourceTexts.fields;
export type Key = Exclude<keyof LdapSettings, never>;

const within = (least: number, most: number, problem: string) => (value: string) =>
  /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most ? undefined : problem;

const ofGroups = { when: ({ groups }: Partial<Record<Key, string>>) => groups === 'on' };
const groupFields: readonly Field<Key>[] = [
  {
    key: 'group_name',
    label: t.groupName,
    hint: t.groupNameHint,
    required: true,
    max: limits.directoryAttribute,
    ...ofGroups,
  },
  {
    key: 'group_base_dn',
    label: t.groupBaseDn,
    hint: t.groupBaseDnHint,
    max: limits.directoryDn,
    wide: true,
    ...ofGroups,
  },
  {
    key: 'group_filter',
    label: t.groupFilter,
    hint: t.groupFilterHint,
    max: limits.directoryFilter,
    wide: true,
    ...ofGroups,
  },
];

const fieldsFor = (isNew: boolean): readonly Field<Key>[] => [
  {
    key: 'ldap_server_address',
    label: t.server,
    hint: t.serverHint,
    required: true,
    max: limits.directoryHost,
  },
  {
    key: 'ldap_port',
    label: t.port,
    hint: t.portHint,
    required: true,
    inputMode: 'numeric',
    rule: within(1, 65_535, t.portWrong),
  },
  {
    key: 'security',
    label: t.security,
    choices: Object.entries(t.securities).map(([value, label]) => ({ value, label })),
  },
  {
    key: 'sync_hours',
    label: t.syncHours,
    hint: t.syncHint,
    inputMode: 'numeric',
    rule: within(0, limits.directorySyncHours, t.syncWrong),
  },
  {
    key: 'base_dn',
    label: t.baseDn,
    hint: t.baseDnHint,
    required: true,
    max: limits.directoryDn,
    wide: true,
  },
  {
    key: 'bind_dn',
    label: t.bindDn,
    hint: t.bindDnHint,
    required: true,
    max: limits.directoryDn,
    wide: true,
  },
  {
    key: 'password',
    label: t.password,
    type: 'password',
    autoComplete: 'new-password',
    required: isNew,
    max: limits.directoryPassword,
    ...(!isNew && { hint: t.passwordKept }),
  },
  { key: 'filter', label: t.filter, hint: t.filterHint, required: true, max: limits.directoryAttribute },
  { key: 'attributes', label: t.attributes, hint: t.attributesHint, max: 2000 },
  {
    key: 'search_filter',
    label: t.searchFilter,
    hint: t.searchFilterHint,
    max: limits.directoryFilter,
    wide: true,
  },
  {
    key: 'attribute_map',
    label: t.attributeMap,
    hint: t.attributeMapHint,
    max: limits.directoryMap,
    multiline: true,
    wide: true,
  },
  {
    key: 'groups',
    label: t.groups,
    hint: t.groupsHint,
    choices: (['off', 'on'] as const).map((value) => ({ value, label: t.groupChoices[value] })),
  },
  ...groupFields,
  {
    key: 'passwordAttribute',
    label: t.passwordAttribute,
    hint: t.passwordAttributeHint,
    required: true,
    max: limits.directoryAttribute,
  },
  {
    key: 'ca_certificate',
    label: t.certificate,
    hint: t.certificateHint,
    max: limits.directoryCertificate,
    multiline: true,
    wide: true,
  },
];

const paragraphOf = (key: Key) => {
  if (key.startsWith('group')) return paragraphs.directoryGroups;
  if (key.startsWith('attribute')) return paragraphs.directoryAttributes;
  return key === 'sync_hours' ? paragraphs.directorySync : paragraphs.directory;
};
/** The fields of a directory's settings. `isNew` when there is no password yet that could be kept. */
export const ldapFields = (isNew: boolean): readonly Field<Key>[] =>
  fieldsFor(isNew).map((field) => explained(field, paragraphOf(field.key)));

/** The values that the form begins with: the present settings without the password, or the defaults. */
export const initialOf = (settings: LdapSettings | null): Partial<Record<Key, string>> =>
  settings
    ? {
        ...settings,
        ldap_port: String(settings.ldap_port),
        sync_hours: String(settings.sync_hours),
        groups: settings.groups ? 'on' : 'off',
        password: '',
      }
    : {
        ...{ ldap_port: '636', security: 'ldaps', sync_hours: '0', filter: 'uid' },
        ...{ groups: 'off', group_name: 'cn' },
        ...{ attributes: 'sn cn ou uid dn', passwordAttribute: 'userPassword' },
      };
