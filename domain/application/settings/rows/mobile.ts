import { limits } from '../../../limits.ts';
import { fingerprintPattern, packagePattern } from '../../../patterns.ts';
import type { Fault } from '../../../sentences/sentences.ts';
import type { All, Rows } from '../../../settings/setting.ts';
import { logo, name } from './everyKind.ts';
import {
  invitedOnly,
  multipleDeviceAllowed,
  origins,
  remotePlatformAuth,
  samePlatformAuth,
  tokenValidityTime,
} from './ownSite.ts';

const matches =
  (pattern: RegExp, code: 'is.package' | 'is.fingerprint') =>
  (typed: string): Fault | null =>
    pattern.test(typed) ? null : { code };
/** What an Android app has beside those of iOS, in one line that may follow later. */
const ofAndroid = {
  input: 'line',
  default: '',
  section: 'credentials',
  empty: 'Not set yet',
  paragraph: 'mobile-application#create-the-application',
  when: ({ platform }: All) => platform === 'Android',
} as const;

/** The settings of a mobile app. Its passkeys belong to the host of its one website. */
export const mobileRows = {
  ...{ name, logo },
  platform: {
    input: 'choice',
    of: { iOS: 'iOS', Android: 'Android' },
    default: 'iOS',
    wire: 'appPlatForm',
    section: 'credentials',
    label: 'Platform',
    help: 'An app for both platforms has an application for each.',
    paragraph: 'mobile-application#create-the-application',
  },
  /** The name of the Android package. */
  packageName: {
    ...ofAndroid,
    most: limits.packageName,
    label: 'Package Name',
    help: 'Like com.company.app. You can add it later; passkeys in the app require it.',
    subject: 'The package name',
    rule: matches(packagePattern, 'is.package'),
    form: { pattern: packagePattern.source, examples: ['com.company.app'] },
  },
  /** SHA-256 of the certificate that signs the Android package: 64 hexadecimal digits. */
  fingerprint: {
    ...ofAndroid,
    most: 200,
    label: 'SHA256 Fingerprint',
    help: 'The fingerprint of the certificate that signs the app: 64 hex characters, not counting colons.',
    subject: 'The SHA256 fingerprint',
    normal: (typed: string) => typed.replace(/[:\s]/g, '').toLowerCase(),
    rule: matches(fingerprintPattern, 'is.fingerprint'),
    form: {
      pattern: '^([0-9a-fA-F]:?){64}$',
      description:
        'SHA-256 of the certificate that signs the package, in hexadecimal digits; empty for none.',
    },
  },
  ...{ origins, tokenValidityTime },
  samePlatformAuth: { ...samePlatformAuth, later: 'shown' },
  remotePlatformAuth: { ...remotePlatformAuth, later: 'hidden' },
  ...{ multipleDeviceAllowed, invitedOnly },
} as const satisfies Rows;
