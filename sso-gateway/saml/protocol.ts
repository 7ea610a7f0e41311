import type { Kit } from '../../server-kit/kit.ts';
import type { Protocol } from '../served.ts';
import { type Saml, samlEndpoints } from './endpoints.ts';
import { askedOf } from './requests.ts';

/** SAML 2.0. */
export const samlProtocol = (kit: Kit, saml: Saml): Protocol => ({
  family: 'saml',
  find: (served, requestId) => askedOf(kit, served, requestId),
  endpoints: (served) => samlEndpoints(kit, served, saml),
});
