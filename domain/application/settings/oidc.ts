import { schemaOf } from '../../settings/schema.ts';
import { oidcRows } from './rows/oidc.ts';
import { logo } from './shared.ts';

export { deviceGrant } from './rows/oidc.ts';

/** An application that signs people in through OpenID Connect. */
export const oidc = schemaOf('oidc', oidcRows, { logo: logo.default('') });
