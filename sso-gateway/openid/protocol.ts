import { isOpenidPath } from '../../server-kit/access/protocolPaths.ts';
import type { Protocol } from '../served.ts';
import { askedOf } from './interactions.ts';

/** OpenID Connect, whose endpoints the library answers. */
export const openid: Protocol = {
  family: 'oidc',
  find: askedOf,
  endpoints(served) {
    const library = served(({ answer }, req, res) => answer(req, res));
    return (req, res, next) => (isOpenidPath(req.path) ? library(req, res, next) : next());
  },
};
