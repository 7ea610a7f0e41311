import { nameIdFormats } from '../../../domain/application/settings/saml.ts';
import { apache, folderWith, type Site } from '../../clients/apache.ts';
import { type OidcApp, oidcApp } from '../../clients/openid.ts';
import { providerKeys, type SamlApp, samlApp } from '../../clients/saml.ts';
import type { Operator } from '../../people/people.ts';
import { type Here, visit } from '../../product.ts';
import { hasApacheWith } from '../../run/machine.ts';
import { keyFiles, mellon, openidc, shibboleth } from './apachePeers.ts';
import { authJs, expressOpenid, passportSaml, served } from './nodePeers.ts';

/** An application that speaks OpenID Connect or SAML: its site, and the page for which people sign in. */
export type Peer = { name: string; page: string; app: OidcApp | SamlApp; isOidc: boolean };
const apacheModules = ['auth_openidc', 'auth_mellon', 'shib'] as const;
const basic = 'client_secret_basic' as const;

const oidcPeer = async (
  ada: Operator,
  name: string,
  page: string,
  callback: string,
  backchannel: string,
): Promise<Peer> => {
  const redirects = { redirect_uris: [callback], backchannel_logout_uri: backchannel };
  const app = await oidcApp(ada, { ...redirects, token_endpoint_auth_method: basic });
  return { name, page, app, isOidc: true };
};
async function samlPeer(
  ada: Operator,
  name: string,
  page: string,
  about: Parameters<typeof samlApp>[1],
): Promise<Peer> {
  return { name, page, app: await samlApp(ada, about), isOidc: false };
}

/** The applications of one organisation, by the tables of the guides. */
export async function registered(ada: Operator) {
  const { persistent, transient } = nameIdFormats;
  const files = (path: string) => `https://files.example/mellon/${path}`;
  const wiki = (path: string) => `https://wiki.example/${path}`;
  const callback = 'https://intra.example/protected/callback';
  const peers = {
    auth_openidc: await oidcPeer(
      ada,
      ...(['mod_auth_openidc', 'https://intra.example/protected/'] as const),
      ...([callback, `${callback}?logout=backchannel`] as const),
    ),
    express: await oidcPeer(
      ada,
      ...(['express-openid-connect', 'https://store.example/'] as const),
      ...(['https://store.example/callback', 'https://store.example/backchannel-logout'] as const),
    ),
    authJs: await oidcPeer(
      ada,
      ...(['Auth.js', 'https://shop.example/'] as const),
      ...([
        'https://shop.example/auth/callback/latchkey',
        'https://shop.example/backchannel-logout',
      ] as const),
    ),
    auth_mellon: await samlPeer(ada, 'mod_auth_mellon', 'https://files.example/protected/', {
      ...{ acsUrl: files('postResponse'), sloUrl: files('logout'), entityID: files('metadata') },
      nameIdformat: transient,
    }),
    shib: await samlPeer(ada, 'Shibboleth', 'https://wiki.example/protected/', {
      ...{ acsUrl: wiki('Shibboleth.sso/SAML2/POST'), sloUrl: wiki('Shibboleth.sso/SLO/Redirect') },
      ...{ entityID: wiki('shibboleth'), nameIdformat: persistent },
    }),
    passport: await samlPeer(ada, 'passport-saml', 'https://app.example/', {
      ...{ acsUrl: 'https://app.example/login/callback', sloUrl: 'https://app.example/logout/callback' },
      ...{ entityID: 'https://app.example/metadata', nameIdformat: persistent, wantMessageSigned: false },
    }),
  };
  return peers;
}
type Peers = Awaited<ReturnType<typeof registered>>;

/** What stands for the reader's own values in the guides. */
async function own(product: Here, ada: Operator, { app }: Peer) {
  const { origin } = visit(product, app.host);
  const { idp } = 'acsUrl' in app ? await ada.call('GET /SAML/app/:appId', { appId: app.appId }) : {};
  const inText = (pem: string) => pem.replaceAll('\n', '\\n');
  return {
    ...{ 'https://acme.example': origin, '<client ID>': app.appId, '<id>': app.appId },
    ...('secret' in app && { '<client secret>': app.secret! }),
    '<signing certificate>': inText(idp?.signingCert ?? ''),
    '<private key of the certificate that you uploaded>': inText((await providerKeys).privateKey),
  };
}

/** Runs the applications, those of Apache as far as its modules are here. Returns their ports by host. */
export async function running(product: Here, ada: Operator, peers: Peers) {
  const { host } = peers.express.app;
  const { send } = visit(product, host, { origin: null });
  const sending = ((to: URL | string, { body, ...init }: RequestInit = {}) =>
    send(to, { ...init, ...(body && { body: String(body) }) })) as typeof fetch;
  const mine = (peer: Peer) => own(product, ada, peer);
  const node = await served({
    'store.example': expressOpenid(await mine(peers.express), sending),
    'shop.example': authJs(await mine(peers.authJs), sending),
    'app.example': passportSaml(await mine(peers.passport)),
  });
  const folder = await folderWith(await keyFiles());
  const has = (module: (typeof apacheModules)[number]) => hasApacheWith(module);
  const { auth_mellon: files } = peers;
  const metadata = await (await send(`/saml/idp/metadata/${files.app.appId}`)).text();
  const shib = has('shib') ? await shibboleth(await mine(peers.shib), folder) : null;
  const sites: Site[] = [
    ...(has('auth_openidc') ? [openidc(await mine(peers.auth_openidc))] : []),
    ...(has('auth_mellon') ? [await mellon(await mine(files), folder, 'files.example', metadata)] : []),
    ...(shib ? [shib.site] : []),
  ];
  const web = await apache(sites, shib?.common ?? '', folder);
  return {
    sites: Object.fromEntries([
      ...['store.example', 'shop.example', 'app.example'].map((name) => [name, node] as const),
      ...sites.map(({ site }) => [site, web] as const),
    ]),
    said: () => `${web.log()}\n${shib?.said()}`,
    stop: () => Promise.all([node.stop(), shib?.stop(), web.stop()]),
  };
}
