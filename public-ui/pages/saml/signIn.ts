import { call } from '../../../web-kit/call.ts';
import { checking, getPasskey } from '../../../web-kit/passkeys/passkey.ts';
import { phoneFlowAt, postForm, type SignInFlow } from '../oidc/signIn.ts';

export const saml: SignInFlow = {
  load: (requestId) => call('GET /SAML/request/:requestId', { requestId }),
  async signIn(requestId, username) {
    const begun = await call('POST /SAML/login', { requestId, ...(username && { username }) });
    const { transactionId, challenge } = begun;
    const credential = await getPasskey(begun.options);
    const answer = { credential, transactionId, challenge };
    const checked = checking(begun, credential, call('POST /SAML/verify-login-assertion', answer));
    return (await checked).ticket;
  },
  phoneFlow: phoneFlowAt('POST /SAML/approval'),
  leave(requestId, how, fields = {}) {
    const idpId = new URLSearchParams(location.search).get('idpId') ?? '';
    postForm(how === 'login' ? '/idp/login/post' : '/idp/login/cancel', { requestId, idpId, ...fields });
  },
};
