import { tellSingleSignOn } from '../server-kit/following/listening.ts';
import { runService } from '../server-kit/start/runService.ts';
import { ssoGateway } from '../sso-gateway/server.ts';

/** Serves single sign-on: OpenID Connect on the organisations' hosts. */
await runService('sso-gateway', async (kit, { onClose }) => {
  const { api, root, direct } = ssoGateway(kit);
  onClose(await tellSingleSignOn(kit));
  return { api: [api], root: [root], direct };
});
