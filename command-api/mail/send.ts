import type { Transporter } from 'nodemailer';
import { type Config, greetingName } from '../../server-kit/settings/config.ts';
import { AwayError, FinalError } from '../reactions/kit/kit.ts';
import { keep } from './kept.ts';
import type { SendMail } from './mail.ts';

/**
 * A sender whose connections can be closed. `progress` says since when the mail server has been away, once that has
 * taken minutes: then mails wait, and everything else works.
 */
export type Mailer = SendMail & {
  close(): void | Promise<void>;
  progress(): Promise<{ mail?: 'behind'; since?: string }>;
};
/** Milliseconds after which an outage of the mail server is told; shorter ones are usual. */
const toldAfter = 120_000;
/** Connections to the mail server that stay open for the next mails, and its time limits in milliseconds. */
const connections = { pool: true, maxConnections: 8 } as const;
const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * A text for the head of a mail, which programs show as it is: what looks like an encoded word (RFC 2047) would be decoded, and
 * could show an address that no name may hold. The library encodes only what is not ASCII.
 */
const shownAsIs = (text: string) => text.replaceAll('=?', '= ?');

type From = string | { name: string; address: string };
/** Who a mail comes from: always our own address, with the name of the organisation that sends it if it has a brand. */
function fromOf(ours: string, { sender }: { sender?: string | undefined }): From {
  return sender === undefined ? ours : { name: shownAsIs(sender), address: /[^<\s]+@[^>\s]+/.exec(ours)![0] };
}
const inWords = (from: From) => (typeof from === 'string' ? from : `${from.name} <${from.address}>`);

/** Sends mails by SMTP if SMTP_URL is set; otherwise keeps them in the data folder for `/mailbox`. */
export function mailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'BASE_DOMAIN'>,
  clock: () => number = Date.now,
): Mailer {
  if (!config.SMTP_URL) {
    const kept: SendMail = (mail) => keep(config.DATA_DIR, inWords(fromOf(config.MAIL_FROM, mail)), mail);
    return Object.assign(kept, { close: () => {}, progress: async () => ({}) });
  }
  const options = { ...connections, ...timeLimits, name: greetingName(config), url: config.SMTP_URL };
  let awaySince: number | undefined;
  // Only the process that leads the reactions sends mails, so the others do not load the library.
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport(options);
  };
  const send: SendMail = async ({ id, to, subject, text, html, sender }) => {
    // RFC 3834 section 5: nobody's absence note answers it.
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const from = fromOf(config.MAIL_FROM, { sender });
    const mail = {
      from,
      to,
      subject: shownAsIs(subject),
      text,
      html,
      headers,
      messageId: `<${id}@${config.BASE_DOMAIN}>`,
    };
    // Mail programs show no `data:` images, so an embedded logo becomes an attachment.
    transport ??= open();
    const mailing = (await transport).sendMail({ ...mail, attachDataUrls: true });
    try {
      await mailing.catch((error: SmtpError) => explain(error, to));
      awaySince = undefined;
    } catch (error) {
      awaySince = error instanceof AwayError ? (awaySince ?? clock()) : undefined;
      throw error;
    }
  };
  return Object.assign(send, {
    close: async () => (await transport)?.close(),
    async progress() {
      if (awaySince === undefined || clock() - awaySince < toldAfter) return {};
      return { mail: 'behind' as const, since: new Date(awaySince).toISOString() };
    },
  });
}

/** Nodemailer's error codes for no connection or no access to the mail server. */
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
 * Throws an error without the recipient's address, which servers often quote. Only the code and the enhanced status
 * (RFC 3463) of a server's answer are kept, because the error stays in the log for ever. A mail server that answers 421
 * closes (RFC 5321 section 3.8), so it counts as away. What it refuses by 5xx, it refuses for good (section 4.2.1).
 */
function explain(error: SmtpError, to: string): never {
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(error.response ?? '')?.[0];
  const answer = [error.responseCode, status, error.command && `to ${error.command}`]
    .filter(Boolean)
    .join(' ');
  const why = error.responseCode ? answer : error.message.replaceAll(to, '[recipient]');
  if (away.has(error.code ?? '') || error.responseCode === 421)
    throw new AwayError(`the mail server is away: ${why}`);
  // Only servers with SMTPUTF8 take such a mailbox (RFC 6531 section 3.3). Others complain of its syntax, or of nothing.
  const isBeyondAscii = /\P{ASCII}/u.test(to.slice(0, to.lastIndexOf('@')));
  const hint = isBeyondAscii ? '; it may take no letters beyond ASCII before the @ (SMTPUTF8)' : '';
  const refused = `the mail server refused the mail: ${why}${hint}`;
  throw (error.responseCode ?? 0) >= 500 ? new FinalError(refused) : new Error(refused);
}
