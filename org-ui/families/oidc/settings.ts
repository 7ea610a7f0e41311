import { sends } from '../../../web-kit/sends.ts';
import { settingsOf } from '../../things/settings/form.ts';
import { logoAs } from '../../things/settings/logo.tsx';
import { customClaimsInput } from './CustomClaimsField.tsx';
import { oidcRows as rows } from './settingWords.ts';

/** The settings of OpenID applications. */
export const oidcSettings = settingsOf(rows, { logo: logoAs('logo_uri'), customClaims: customClaimsInput });

const { tokenEndpointAuthMethod, pkceRequired, grantTypes } = rows;
/** How an application authenticates, and what it may ask for. They hang together, and the application has to know. */
export const oidcAuthentication = settingsOf({ tokenEndpointAuthMethod, pkceRequired, grantTypes }, {});

/** Creates an OpenID application of the settings in a form. */
export const createOidc = sends(
  'POST /addOidcClient',
  ({ logo_uri, ...app }: Record<string, unknown>) => ({ logo_uri, app, appType: 'oidc' }) as never,
);
