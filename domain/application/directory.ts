import { z } from 'zod';
import { same } from '../changes.ts';
import { commandsOf, id, text } from '../kit.ts';
import { directoryHostPattern, limits } from '../limits.ts';
import { refuse } from '../refusals.ts';
import { type Application, application } from './application.ts';
import { belongsTo } from './commands.ts';
import * as happened from './events.ts';
import { familyNames } from './families.ts';
import { secretSet } from './secrets.ts';

/** Where the users of an application come from: they register here, or a directory names them. */
export const userSources = ['internal', 'external'] as const;
/** The name of the bind password among an application's secrets. */
export const bindPassword = 'directory';

/** The name of an attribute (RFC 4512 section 2.5), without options. */
const attribute = z
  .string()
  .max(limits.directoryAttribute)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of an attribute, such as uid');
const dn = text(limits.directoryDn, 1).refine(
  (name) => name.includes('='),
  'must be like dc=acme,dc=example',
);

/** How an LDAP directory is reached, and which of its entries are users. The bind password is a secret of its own. */
export const directorySettings = z
  .object({
    server: text(limits.directoryHost, 1).regex(
      directoryHostPattern,
      'must be a host name or an IP address, without ldap:// and without a port',
    ),
    port: z.number().int().min(1).max(65_535),
    /** TLS from the first octet, or after StartTLS on a plain connection. Nothing is ever sent without TLS. */
    security: z.enum(['ldaps', 'starttls']).default('ldaps'),
    /** Certificates in PEM that are trusted for this server instead of the public authorities; empty for those. */
    certificate: text(limits.directoryCertificate)
      .refine(
        (pem) =>
          pem.trim() === '' ||
          /^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/.test(pem.trim()),
        'must be a certificate in PEM, from BEGIN CERTIFICATE to END CERTIFICATE',
      )
      .default(''),
    baseDn: dn,
    bindDn: dn,
    /** The attribute that is the user name. */
    filter: attribute.default('uid'),
    attributes: z
      .array(attribute)
      .max(limits.directoryAttributes)
      .overwrite((list) => [...new Set(list)])
      .default(['sn', 'cn', 'ou', 'uid', 'dn']),
    /** The attribute with the password, which is never read. */
    passwordAttribute: attribute.default('userPassword'),
    /** Hours between two runs of the user sync; 0 when only people start it. */
    syncHours: z.number().int().min(0).max(limits.directorySyncHours).default(0),
  })
  .refine(
    ({ attributes, passwordAttribute }) => !lower(attributes).includes(passwordAttribute.toLowerCase()),
    {
      path: ['attributes'],
      error: 'must not name the attribute with the password, which is never read',
    },
  );
const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
export type DirectorySettings = z.output<typeof directorySettings>;

/** The settings that decide who is sent the bind password. */
const addressee = ({ server, port, security, certificate, bindDn }: DirectorySettings) => ({
  ...{ server, port, security, certificate, bindDn },
});

const command = commandsOf(application);
const one = z.object({ id: id() });

/** Turns the directory of an application on or off. Its settings stay. */
export const SetUserSource = command(
  {
    input: one.extend({ source: z.enum(userSources), family: z.enum(familyNames).optional() }),
    requires: ({ source }) => (source === 'external' ? 'ldap.enabled' : null),
  },
  (state, { source, family }) => {
    belongsTo(state, family);
    return state.userSource === source ? [] : [happened.ApplicationUserSourceSet({ source })];
  },
);

/**
 * Sets the directory of an application. The password may be left out to keep the present one, but not when it would go
 * to another server or with another name: whoever may change settings must not be able to make off with it.
 */
export const SetDirectory = command(
  {
    input: one.extend({
      directory: directorySettings,
      password: text(limits.directoryPassword, 1).optional(),
    }),
    requires: 'ldap.enabled',
  },
  ({ directory: before, secrets }, { directory, password }, { newId }) => {
    const moved = !before || !same(addressee(before), addressee(directory));
    if (password === undefined && (moved || !secrets[bindPassword])) refuse('directory.password');
    return [
      ...(same(before, directory) ? [] : [happened.ApplicationDirectorySet({ directory })]),
      ...(password === undefined ? [] : [secretSet({ name: bindPassword, value: password }, newId())]),
    ];
  },
);

/** The directory of an application whose users come from it; refuses when it is off or not set. */
export function directoryOf({ userSource, directory }: Application): DirectorySettings {
  if (userSource !== 'external') refuse('directory.off');
  return directory ?? refuse('directory.unset');
}
