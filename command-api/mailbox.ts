import { Router } from 'express';
import { refuse } from '../domain/refusals.ts';
import type { Config } from '../server-kit/config.ts';
import { hostOf } from '../server-kit/hosts.ts';
import { isFromThisMachineByProxy } from '../server-kit/loopback.ts';
import { keptMails } from './mail/kept.ts';

/** What `/mailbox` shows: only on the base host, only to this machine, and only while mails are kept instead of sent. */
export function mailbox(config: Config): Router {
  const router = Router();
  router.get('/mailbox.json', (req, res, next) => {
    const open = !config.SMTP_URL && config.NODE_ENV !== 'production';
    const ours =
      isFromThisMachineByProxy(req) && hostOf(req.headers.host, config.BASE_DOMAIN).app === 'public';
    if (!open || !ours) refuse('request.unknown');
    keptMails(config.DATA_DIR).then((mails) => void res.set('Cache-Control', 'no-store').json(mails), next);
  });
  return router;
}
