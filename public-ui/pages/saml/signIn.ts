import { call } from '../../../web-kit/call.ts';
import { finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';
import { phoneFlowAt, postForm, type SignInFlow } from '../oidc/signIn.ts';

export const saml: SignInFlow = {
  load: (requestId) => call('GET /SAML/request/:requestId', { requestId }),
  async signIn(requestId, username) {
    const begun = await call('POST /SAML/login', { requestId, ...(username && { username }) });
    const { ticket } = await finishing(begun, getPasskey, (answer) =>
      call('POST /SAML/verify-login-assertion', answer),
    );
    return ticket;
  },
  phoneFlow: phoneFlowAt('POST /SAML/approval'),
  leave(requestId, how, fields = {}) {
    const idpId = new URLSearchParams(location.search).get('idpId') ?? '';
    postForm(how === 'login' ? '/idp/login/post' : '/idp/login/cancel', { requestId, idpId, ...fields });
  },
};
