import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

/** The moment at which everything in a sample happens. */
export const at = '2026-01-01T00:00:00.000Z';
/** The ids of streams, and of what events name. */
export const ids: Record<string, string> = {
  ...{
    organisation: 'acme',
    application: 'shop',
    user: 'grace',
    person: 'grace-hopper',
    operator: 'ada',
    plan: 'team',
    device: 'phone',
  },
  ...{
    organisationId: 'acme',
    applicationId: 'shop',
    userId: 'grace',
    personId: 'grace-hopper',
    operatorId: 'ada',
    planId: 'team',
  },
  ...{ deviceId: 'phone', ownerId: 'grace', subjectId: 'grace', subject: 'somebody' },
};
const settings = {
  ...{ kind: 'web', name: 'Shop', logo: '', origins: ['https://shop.example'], tokenValidityTime: 120_000 },
  ...{ invitedOnly: false, samePlatformAuth: true, remotePlatformAuth: true, multipleDeviceAllowed: true },
  wordpressPluginEnabled: false,
};
const directory = {
  ...{ server: 'ldap.acme.example', port: 636, security: 'ldaps', certificate: '', baseDn: 'dc=acme' },
  ...{
    bindDn: 'cn=reader',
    filter: 'uid',
    attributes: ['cn'],
    passwordAttribute: 'userPassword',
    syncHours: 0,
  },
};
const client = {
  ...{
    name: 'VPN',
    address: '10.0.0.1',
    authType: 'inApp',
    messageAuthenticator: 'required',
    answers: 'wait',
  },
  names: 'withoutDomain',
};
/** Values of fields whose schema does not say enough. */
const given: Record<string, unknown> = { settings, directory, RadiusClientChanged: { settings: client } };
const texts = [
  at,
  '2026-01-01',
  '2026-01',
  'https://shop.example',
  randomUUID(),
  'ada@acme.example',
  '10.0.0.1',
  'text',
  'A',
  '1',
  '',
];

type Parts = {
  type: string;
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  innerType: z.ZodType;
  keyType: z.ZodType;
  valueType: z.ZodType;
  options: z.ZodType[];
  entries: Record<string, unknown>;
  values: unknown[];
};
/** A value that the schema of a field takes. What names another stream has its id from `known`. */
export function sample(schema: z.ZodType, name: string, known = ids): unknown {
  const parts = schema._zod.def as unknown as Parts;
  const first = (all: unknown[]) => all.find((each) => schema.safeParse(each).success);
  if (name in given && first([given[name]])) return given[name];
  const named = known[name] ?? (/(?:At|[uU]ntil|since)$/.test(name) ? at : name);
  switch (parts.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(parts.shape).map(([key, each]) => [key, sample(each, key, known)]),
      );
    case 'array':
      return first([[sample(parts.element, name, known)], []]);
    case 'record':
      return { [String(sample(parts.keyType, name, known))]: sample(parts.valueType, name, known) };
    case 'union':
      return sample(parts.options[0]!, name, known);
    case 'enum':
      return Object.values(parts.entries)[0];
    case 'literal':
      return parts.values[0];
    case 'boolean':
      return false;
    case 'number':
      return first([1, 10, 100, 1000, 0, -1]);
    case 'string':
      return first([named, ...texts]);
    default:
      return parts.innerType ? sample(parts.innerType, name, known) : name;
  }
}
