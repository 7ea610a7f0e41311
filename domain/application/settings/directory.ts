import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { directoryHostPattern } from '../../patterns.ts';
import { issueOf, wrong } from '../../problems.ts';
import { customMapOf, readMap } from './attributeMap.ts';
import { filterAttributes, plainFilter } from './searchFilter.ts';

/** The name of an attribute (RFC 4512 section 2.5), without options. */
const attribute = z
  .string()
  .max(limits.directoryAttribute)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, wrong('is.attribute'));
const dn = text(limits.directoryDn, 1)
  .refine((name) => name.includes('='), wrong('is.dn'))
  .meta({ pattern: '=', description: 'A distinguished name.', examples: ['dc=acme,dc=example'] });
/** Active Directory also takes the names `user@domain` and `DOMAIN\\user` for a bind. */
const bindPattern = /=|^[^@\\]+[@\\][^@\\]+$/;
const bindName = text(limits.directoryDn, 1)
  .refine((name) => bindPattern.test(name), wrong('is.bindName'))
  .meta({ pattern: bindPattern.source, examples: ['cn=reader,dc=acme,dc=example', 'reader@acme.example'] });

const searchFilter = text(limits.directoryFilter)
  .overwrite(plainFilter)
  .refine((filter) => filter === '' || filterAttributes(filter) !== null, wrong('is.searchFilter'));

/** How an LDAP directory is reached, and which of its entries are users. The bind password is a secret of its own. */
export const directorySettings = z
  .object({
    server: text(limits.directoryHost, 1).regex(directoryHostPattern, wrong('is.host')),
    port: z.number().int().min(1).max(65_535),
    /** TLS from the first octet, or after StartTLS on a plain connection. Nothing is ever sent without TLS. */
    security: z.enum(['ldaps', 'starttls']).default('ldaps'),
    /** Certificates in PEM that are trusted for this server instead of the public authorities; empty for those. */
    certificate: text(limits.directoryCertificate)
      .refine(
        (pem) =>
          pem.trim() === '' ||
          /^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/.test(pem.trim()),
        wrong('is.authorities'),
      )
      .meta({
        pattern: String.raw`^\s*(-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----\s*)?$`,
        description:
          'Certificates in PEM that are trusted instead of the public authorities; empty for those.',
      })
      .default(''),
    baseDn: dn,
    bindDn: bindName,
    /** The attribute that is the user name. */
    filter: attribute.default('uid'),
    /** Which of the entries with a user name are users (RFC 4515); empty for all. */
    searchFilter: searchFilter
      .meta({ pattern: '^\\s*$|^\\s*\\(', examples: ['(&(objectClass=user)(department=IT))'] })
      .default(''),
    attributes: z
      .array(attribute)
      .max(limits.directoryAttributes)
      .overwrite((list) => [...new Set(list)])
      .default(['sn', 'cn', 'ou', 'uid', 'dn']),
    /** Lines that say from which attributes those of users are read, where not from the usual ones. */
    attributeMap: text(limits.directoryMap)
      .refine((lines) => readMap(lines) !== null, wrong('is.attributeMap'))
      .meta({ pattern: '^\\s*$|=', examples: ['department = departmentNumber ou'] })
      .default(''),
    /** Whether groups are read too, and where; empty for the base DN and all usual classes of groups. */
    groups: z.boolean().default(false),
    groupBaseDn: z
      .union([z.literal(''), dn])
      .meta({ pattern: '^$|=', examples: ['ou=groups,dc=acme,dc=example'] })
      .default(''),
    groupFilter: searchFilter.meta({ pattern: '^\\s*$|^\\s*\\(', examples: ['(cn=app-*)'] }).default(''),
    /** The attribute that is the name of a group. */
    groupName: attribute.default('cn'),
    /** The attribute with the password, which is never read. */
    passwordAttribute: attribute.default('userPassword'),
    /** Hours between two runs of the user sync; 0 when only people start it. */
    syncHours: z.number().int().min(0).max(limits.directorySyncHours).default(0),
  })
  .superRefine(({ attributes, attributeMap, passwordAttribute, ...others }, context) => {
    const named = {
      attributes,
      attributeMap: [readMap(attributeMap) ?? {}, customMapOf(attributeMap)].flatMap((map) =>
        Object.values(map).flat(),
      ),
      searchFilter: filterAttributes(others.searchFilter) ?? [],
      groupFilter: filterAttributes(others.groupFilter) ?? [],
      groupName: [others.groupName],
    };
    for (const [key, names] of Object.entries(named))
      if (names.some((name) => name.toLowerCase() === passwordAttribute.toLowerCase()))
        context.addIssue(issueOf({ code: 'is.passwordAttribute' }, [key]));
  });
export type DirectorySettings = z.output<typeof directorySettings>;
