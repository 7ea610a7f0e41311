/** How e-mail addresses and user names are compared, in the browser too. What was typed is kept for display. */

/** The usual form of a name: full-width letters, ligatures and the like are replaced (Unicode NFKC). */
export const usual = (name: string) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
const lowered = (name: string) => usual(usual(name).toLowerCase());

const isPlain = (text: string) => /^[!-~]+$/.test(text);

/** A domain in lower case as the DNS has it (UTS 46); what cannot be a domain stays as it is. */
function dnsForm(domain: string): string {
  if (isPlain(domain) || /[/?#:\\]/.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/**
 * The forms under which an address or a user name is taken. Names of ASCII have one: lower case. Others have their usual
 * form in lower case, and for an address the form with its domain in ASCII, because some browsers hand over
 * `münchen.example` as `xn--mnchen-3ya.example`.
 */
export function formsOf(typed: string): [string, ...string[]] {
  const name = typed.trim();
  if (isPlain(name)) return [name.toLowerCase()];
  const form = lowered(name);
  const at = form.lastIndexOf('@');
  const mailed = at > 0 ? form.slice(0, at + 1) + dnsForm(form.slice(at + 1)) : form;
  return [...new Set([form, mailed])] as [string, ...string[]];
}

/** The one form by which addresses are compared. */
export const sameEmail = (typed: string): string => formsOf(typed).at(-1)!;
