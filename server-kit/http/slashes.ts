import type { RequestHandler } from 'express';

/**
 * Leads what is read at a path with several slashes in a row to the path with single ones. An address that was entered with
 * a slash at its end, such as an issuer, gives such paths. Under `/api` other methods are led there as well, because a 308
 * keeps method and body.
 */
export const singleSlashes: RequestHandler = (req, res, next) => {
  const [path = '', ...query] = req.originalUrl.split('?');
  const isMoved = req.method === 'GET' || req.method === 'HEAD' || path.startsWith('/api/');
  if (!isMoved || !path.includes('//')) return next();
  const to = path.replace(/\/{2,}/g, '/');
  // Browsers take a backslash for a slash, and two of them for the beginning of another site.
  if (!to.startsWith('/') || to.startsWith('/\\')) return next();
  res.redirect(308, [to, ...query].join('?'));
};
