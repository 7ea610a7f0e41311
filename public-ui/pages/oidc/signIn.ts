import { call } from '../../../web-kit/call.ts';
import { checking, getPasskey } from '../../../web-kit/passkey.ts';

/** What an application asks for. Throws when the request has expired. */
export const loadRequest = (requestId: string) => call('GET /openid/request/:requestId', { requestId });
export type OidcRequest = Awaited<ReturnType<typeof loadRequest>>;

/** Signs in with a passkey of this device. Resolves to the ticket for the provider. */
export async function signIn(requestId: string, username: string): Promise<string> {
  const begun = await call('POST /loginOIDCUsers', { requestId, ...(username && { username }) });
  const { transactionId, challenge } = begun;
  const credential = await getPasskey(begun.options);
  const answer = { credential, transactionId, challenge };
  const checked = checking(begun, credential, call('POST /verify-loginOIDCUsers-assertion', answer));
  return (await checked).ticket;
}

/** Leaves this page by posting a hidden form to the provider, which sends the browser back to the application. */
export function leave(requestId: string, how: 'login' | 'cancel', fields: Record<string, string> = {}) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `/authenticate/${encodeURIComponent(requestId)}/${how}`;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
