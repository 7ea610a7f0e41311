import { call } from '../../../web-kit/call.ts';
import { oidcRows } from '../../../web-kit/settings.ts';
import { settingsOf } from '../../things/settings/form.ts';
import { logoAs } from '../../things/settings/logo.tsx';

/** The settings of OpenID applications. */
export const oidcSettings = settingsOf(oidcRows, { logo: logoAs('logo_uri') });

/** Creates an OpenID application of the settings in a form. */
export const createOidc = ({ logo_uri, ...app }: Record<string, unknown>) =>
  call('POST /addOidcClient', { logo_uri, app, appType: 'oidc' } as never);
