import type { OwnWords } from '../../domain/brand/ownWords.ts';
import type { MailLanguage } from '../../domain/sentences/mails.ts';
import { escaped } from '../../server-kit/escaped.ts';

/**
 * The sender that a mail shows: a name, a logo as the address or data of an image ('' for none), and the ground of its
 * button with the text on it; and the language that it writes. `sender` is the name beside the address that it comes from,
 * null for that of the installation, and `words` what it has written of its own.
 */
export type Brand = {
  name: string;
  logo: string;
  colours: { ground: string; text: string };
  language: MailLanguage;
  sender: string | null;
  words: readonly OwnWords[];
};

const soft = 'font-size:13px;line-height:1.5;color:#5b7378';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

const filled = ({ ground, text }: Brand['colours']) => `background:${ground};color:${text}`;

/** Shows the logo, or the first letter of the name, beside the name. Only tables work for this in all mail programs. */
function letterhead({ name, logo, colours }: Brand): string {
  const mark = logo
    ? `<img src="${escaped(logo)}" alt="" height="40" style="display:block;height:40px;max-width:160px;border-radius:6px">`
    : `<div style="width:40px;height:40px;border-radius:8px;${filled(colours)};font-size:20px;font-weight:700;line-height:40px;text-align:center">${escaped([...name][0]?.toUpperCase() ?? '')}</div>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>
<td style="padding-right:12px">${mark}</td><td style="font-size:18px;font-weight:700;color:#12333a">${escaped(name)}</td></tr></table>`;
}

/** Wraps a mail's body, with the letterhead above and the sender below. */
export const wrapped = (
  brand: Brand,
  body: string,
) => `<!doctype html><html lang="${brand.language.around.language}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;padding:24px 12px;background:#f2f6f6;color:#12333a;${font}">
<div style="max-width:544px;margin:0 auto;padding:28px;background:#fff;border-radius:12px;font-size:16px;line-height:1.55">
${letterhead(brand)}${body}<hr style="border:0;border-top:1px solid #dbe5e6;margin:24px 0 12px">
<p style="margin:0;${soft}">${escaped(signature(brand))}</p></div></body></html>`;

/** The last line of a mail, as plain text. */
export const signature = ({ name, language }: Brand) =>
  name === 'Latchkey' ? name : language.around.sentFor(name);

/** A paragraph that keeps the line breaks of its text. */
export const paragraph = (text: string) =>
  `<p style="margin:0 0 14px">${escaped(text).replaceAll('\n', '<br>')}</p>`;
/** A paragraph behind the button. */
export const lastParagraph = (text: string) => `<p style="margin:22px 0 0">${escaped(text)}</p>`;
/** What somebody else wrote. */
export const quoted = (text: string) =>
  `<blockquote style="margin:0;padding-left:12px;border-left:3px solid #dbe5e6;${soft}">${escaped(text).replaceAll('\n', '<br>')}</blockquote>`;
/** Shows a link as a button, and as an address for mail programs without buttons. */
export const button = ({ label, link }: { label: string; link: string }, { colours, language }: Brand) =>
  `<p style="margin:22px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;${filled(colours)};font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0;${soft}">${escaped(language.around.noButton)}<br><span style="word-break:break-all">${escaped(link)}</span></p>`;
