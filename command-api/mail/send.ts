import nodemailer from 'nodemailer';
import type { Config } from '../../server-kit/settings/config.ts';
import { AwayError } from '../reactions/kit.ts';
import { keep } from './kept.ts';
import type { SendMail } from './mail.ts';

/** Sends by SMTP where it is set, else keeps mails in the data folder for `/mailbox`. */
export function mailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'BASE_DOMAIN'>,
): SendMail {
  if (!config.SMTP_URL) return (mail) => keep(config.DATA_DIR, config.MAIL_FROM, mail);
  const transport = nodemailer.createTransport(config.SMTP_URL, { from: config.MAIL_FROM });
  return async ({ id, to, subject, text, html }) => {
    const mail = { to, subject, text, html, messageId: `<${id}@${config.BASE_DOMAIN}>` };
    // an embedded logo becomes a part of the mail: mail programs show no image data in HTML
    await transport.sendMail({ ...mail, attachDataUrls: true }).catch((error) => explain(error, to));
  };
}

/** No connection, no access, or "not now" from the mail server itself (RFC 5321 section 3.8: 421). */
const away = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
]);
type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string };
/**
 * Says what went wrong without the recipient, whom servers like to quote. Of a server's answer only its code and the
 * enhanced status (RFC 3463) are kept: it stays in the log for ever.
 */
function explain(error: SmtpError, to: string): never {
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(error.response ?? '')?.[0];
  const answer = [error.responseCode, status, error.command && `to ${error.command}`]
    .filter(Boolean)
    .join(' ');
  const why = error.responseCode ? answer : error.message.replaceAll(to, '[recipient]');
  if (away.has(error.code ?? '') || error.responseCode === 421)
    throw new AwayError(`the mail server is away: ${why}`);
  throw new Error(`the mail server refused the mail: ${why}`);
}
