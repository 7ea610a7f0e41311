import { z } from 'zod';
import { text } from '../../kit.ts';
import { fingerprintPattern, limits, packagePattern } from '../../limits.ts';
import { wrong } from '../../problems.ts';
import { origin, ownSite } from './shared.ts';

/** A mobile app. Its passkeys belong to the host of its one website. */
export const mobile = z.object({
  ...ownSite('mobile'),
  origins: z.array(origin).length(1, wrong('is.origins')),
  platform: z.enum(['iOS', 'Android']).default('iOS'),
  /** Name of the Android package, such as com.company.app; empty while it is unknown. */
  packageName: text(limits.packageName)
    .refine((name) => name === '' || packagePattern.test(name), wrong('is.package'))
    .meta({ pattern: `^$|${packagePattern.source}`, examples: ['com.company.app'] })
    .default(''),
  /** SHA-256 of the certificate that signs the Android package: 64 hexadecimal digits, or empty. */
  fingerprint: z
    .string()
    .overwrite((value) => value.replaceAll(':', '').toLowerCase())
    .refine((value) => value === '' || fingerprintPattern.test(value), wrong('is.fingerprint'))
    .meta({
      pattern: '^([0-9a-fA-F]:*){64}$|^:*$',
      description:
        'SHA-256 of the certificate that signs the package, in hexadecimal digits; empty for none.',
    })
    .default(''),
});
