import type { Rows } from '../../../settings/setting.ts';
import { logo, name } from './everyKind.ts';
import {
  invitedOnly,
  multipleDeviceAllowed,
  origins,
  remotePlatformAuth,
  samePlatformAuth,
  tokenValidityTime,
} from './ownSite.ts';

/** The settings of a website, or a WordPress site. */
export const webRows = {
  ...{ name, logo, origins, tokenValidityTime },
  ...{ samePlatformAuth, remotePlatformAuth, multipleDeviceAllowed },
  wordpressPluginEnabled: {
    input: 'switch',
    default: true,
    section: 'authentication',
    label: 'WordPress plugin enabled',
    help: 'The WordPress plugin may use this application',
    paragraph: 'wordpress#set-it-up',
  },
  invitedOnly,
} as const satisfies Rows;
