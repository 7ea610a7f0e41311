import { type Request, Router } from 'express';
import { refuse } from '../domain/refusals.ts';
import { hostOf, isLoopbackName } from '../server-kit/http/request/hosts.ts';
import { isFromThisMachineByProxy } from '../server-kit/http/request/loopback.ts';
import type { Config } from '../server-kit/settings/config.ts';
import { keptMail, keptMails } from './mail/kept.ts';

const pageSize = 50;
/** The policy of a framed mail: it runs and loads nothing, and its links open in the whole window. */
const framed = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ');

/**
 * Whether mails are kept instead of sent, and shown: not in production, where their links would let anybody in, and only
 * where the product is at a name of this machine. Elsewhere a proxy is in front, and one that names no caller looks like
 * a program on this machine.
 */
export const keepsMails = ({ SMTP_URL, NODE_ENV, BASE_DOMAIN }: Config) =>
  !SMTP_URL && NODE_ENV !== 'production' && isLoopbackName(BASE_DOMAIN);

/** Serves the data of `/mailbox`, only on the base host, to this machine, and while mails are kept instead of sent. */
export function mailbox(config: Config): Router {
  const { BASE_DOMAIN, DATA_DIR } = config;
  const isOpen = (req: Request) =>
    keepsMails(config) &&
    isFromThisMachineByProxy(req) &&
    hostOf(req.headers.host, BASE_DOMAIN).app === 'public';
  const router = Router();
  router.use(['/mailbox.json', '/mailbox/'], (_, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  // Pages that announce a mail ask this before they link to the mailbox.
  router.get('/mailbox/open.json', (req, res) => void res.json({ open: isOpen(req) }));
  router.get('/mailbox.json', (req, res, next) => {
    if (!isOpen(req)) refuse('request.unknown');
    const before = typeof req.query.before === 'string' ? req.query.before : undefined;
    keptMails(DATA_DIR, { before, most: pageSize }).then((page) => void res.json(page), next);
  });
  router.get('/mailbox/html/:file', (req, res, next) => {
    if (!isOpen(req)) refuse('request.unknown');
    keptMail(DATA_DIR, req.params.file)
      .then((mail) => {
        const html = mail?.html ?? refuse('request.unknown');
        res.set({ 'Content-Security-Policy': framed, 'X-Frame-Options': 'SAMEORIGIN' });
        res.type('html').send(html.replace('<head>', '<head><base target="_top">'));
      })
      .catch(next);
  });
  return router;
}
