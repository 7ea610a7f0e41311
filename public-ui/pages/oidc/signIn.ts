import { call, withBearer } from '../../../web-kit/call.ts';
import { finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';
import type { PhoneFlow, Platform } from '../phone/request.ts';

/** Reads the request of an application. Throws when the request has expired. */
const loadRequest = (requestId: string) => call('GET /openid/request/:requestId', { requestId });
export type SignInRequest = Awaited<ReturnType<typeof loadRequest>>;
/** The sign-in of one protocol: what the page reads, how it signs in, and how it leaves with or without a sign-in. */
export type SignInFlow = {
  load: (requestId: string) => Promise<SignInRequest>;
  signIn: (requestId: string, username: string) => Promise<string>;
  /** Opens requests that a phone approves. They end with the ticket for the provider. */
  phoneFlow: (requestId: string, username: string, platform: Platform) => PhoneFlow<string>;
  leave: (requestId: string, how: 'login' | 'cancel', fields?: Record<string, string>) => void;
};

/** Signs in with a passkey of this device. Resolves to the ticket for the provider. */
async function signIn(requestId: string, username: string): Promise<string> {
  const begun = await call('POST /loginOIDCUsers', { requestId, ...(username && { username }) });
  const { ticket } = await finishing(begun, getPasskey, (answer) =>
    call('POST /verify-loginOIDCUsers-assertion', answer),
  );
  return ticket;
}

type Opening = 'POST /openid/approval' | 'POST /SAML/approval';
export const phoneFlowAt =
  (opening: Opening): SignInFlow['phoneFlow'] =>
  (requestId, username, platform) => ({
    platform,
    open: (place) => call(opening, { requestId, platform, ...place, ...(username && { username }) }),
    collect: async ({ id: transactionId, bearer }) =>
      (await withBearer(bearer)(`${opening}/collect`, { requestId, transactionId })).ticket,
  });

/** Leaves this page by posting a hidden form to the provider, which sends the browser back to the application. */
export function postForm(action: string, fields: Record<string, string>) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

export const openid: SignInFlow = {
  load: loadRequest,
  signIn,
  phoneFlow: phoneFlowAt('POST /openid/approval'),
  leave: (requestId, how, fields = {}) =>
    postForm(`/authenticate/${encodeURIComponent(requestId)}/${how}`, fields),
};
