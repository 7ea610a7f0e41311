import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { nameIdFormats } from '../../../domain/application/settings/saml.ts';
import { type Apache, apache, folderWith, settingsIn } from '../../clients/apache.ts';
import { providerKeys, type SamlApp, samlApp, samlUser } from '../../clients/saml.ts';
import { signInAt } from '../../clients/serviceProvider.ts';
import { type Operator, operatorOf } from '../../people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../../product.ts';
import { hasApacheWith } from '../../run/machine.ts';
import { until } from '../../until.ts';

let product: Here;
let ada: Operator;
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
});

/** Signs somebody in at a site behind Apache. Returns the browser there and on the organisation's host. */
async function signedInAt(server: Apache, app: SamlApp) {
  const person = await samlUser(product, ada, app);
  const [here, there] = [server.browser(), visit(product, app.host)];
  let asked = await here.send('/protected/');
  while (asked.headers.get('location')?.includes('.example/'))
    asked = await here.send(asked.headers.get('location')!);
  expect([302, 303], server.log()).toContain(asked.status);
  const first = await there.send(asked.headers.get('location')!);
  const { action, form } = await signInAt(there, first, person.key);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(form).toString();
  const landed = await here.send(action, { method: 'POST', headers, body });
  const page = await here.send(landed.headers.get('location') ?? '/nowhere');
  expect([page.status, page.headers.get('x-user')], server.log()).toEqual([200, person.email]);
  return { here, there };
}
/** Signs out as the site does, through the organisation's host. Returns where the browser ends. */
async function signedOut(here: ReturnType<Apache['browser']>, there: Guest, from: string) {
  let answer = await here.send(from);
  for (let hops = 0; hops < 6 && [302, 303].includes(answer.status); hops += 1) {
    const to = new URL(answer.headers.get('location')!, 'https://site.example');
    answer = await (to.origin === there.origin ? there : here).send(to);
  }
  return answer;
}

test.skipIf(!hasApacheWith('auth_mellon'))(
  'mod_auth_mellon signs people in and out with the settings of the guide',
  async () => {
    const { certificate, privateKey } = await providerKeys;
    const at = (path: string) => `https://intra.example/mellon/${path}`;
    const app = await samlApp(ada, {
      ...{ acsUrl: at('postResponse'), sloUrl: at('logout'), entityID: at('metadata') },
      nameIdformat: nameIdFormats.transient,
    });
    const there = visit(product, app.host);
    const folder = await folderWith({
      'sp.key': privateKey,
      'sp.crt': certificate,
      'idp_metadata.xml': await (await there.send(`/saml/idp/metadata/${app.appId}`)).text(),
      'sp.xml': `<EntityDescriptor entityID="${at('metadata')}" xmlns="urn:oasis:names:tc:SAML:2.0:metadata">
        <SPSSODescriptor AuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
        <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${at('logout')}"/>
        <AssertionConsumerService index="0" isDefault="true" Location="${at('postResponse')}"
        Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"/></SPSSODescriptor></EntityDescriptor>`,
    });
    const settings = settingsIn('saml', 'Apache with', { '/etc/apache2/mellon': folder });
    const server = await apache('intra.example', 'auth_mellon', settings, folder);
    onTestFinished(server.stop);
    const browsers = await signedInAt(server, app);
    const out = await signedOut(browsers.here, browsers.there, '/mellon/logout?ReturnTo=/mellon/metadata');
    expect(out.status, server.log()).toBe(200);
    expect((await browsers.here.send('/protected/')).status).toBe(303);
  },
);

/** Shibboleth's daemon, which does the work for the module. */
async function shibd(folder: string) {
  const child = spawn(
    'shibd',
    ['-F', '-c', join(folder, 'shibboleth2.xml'), '-p', join(folder, 'shibd.pid')],
    {
      stdio: 'pipe',
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const failed = ended.then(() => Promise.reject(new Error(`shibd has ended: ${said}`)));
  failed.catch(() => undefined);
  const listens = () => expect(existsSync(join(folder, 'shibd.sock')), said).toBe(true);
  await Promise.race([failed, until(listens)]);
  return () => said;
}

test.skipIf(!hasApacheWith('shib'))(
  'Shibboleth loads the metadata with validation, and signs people in and out with the settings of the guide',
  async () => {
    const { certificate, privateKey } = await providerKeys;
    const at = (path: string) => `https://wiki.example/${path}`;
    const app = await samlApp(ada, {
      ...{ acsUrl: at('Shibboleth.sso/SAML2/POST'), sloUrl: at('Shibboleth.sso/SLO/Redirect') },
      ...{ entityID: at('shibboleth'), nameIdformat: nameIdFormats.persistent },
    });
    const { origin } = visit(product, app.host);
    const folder = await folderWith({ 'sp.key': privateKey, 'sp.crt': certificate });
    const own = {
      'https://acme.example': origin,
      '<id>': app.appId,
      'latchkey.xml': `${folder}/latchkey.xml`,
    };
    const guide = settingsIn('saml', 'Shibboleth**', own);
    const end = guide.indexOf('</ApplicationDefaults>');
    const files = {
      'attribute-map.xml': `<Attributes xmlns="urn:mace:shibboleth:2.0:attribute-map">
        ${guide.slice(guide.indexOf('<Attribute '))}</Attributes>`,
      'shibboleth2.xml': `<SPConfig xmlns="urn:mace:shibboleth:3.0:native:sp:config">
        <OutOfProcess logger="${folder}/logger"/><InProcess logger="${folder}/logger"/>
        <UnixListener address="${folder}/shibd.sock"/>${guide.slice(0, end)}
        <AttributeExtractor type="XML" validate="true" path="${folder}/attribute-map.xml"/>
        <CredentialResolver type="File" key="${folder}/sp.key" certificate="${folder}/sp.crt"/>
        </ApplicationDefaults>
        <SecurityPolicyProvider type="XML" validate="true" path="/etc/shibboleth/security-policy.xml"/>
        <ProtocolProvider type="XML" validate="true" path="/etc/shibboleth/protocols.xml"/></SPConfig>`,
      logger: `log4j.rootCategory=INFO, console
        log4j.appender.console=org.apache.log4j.ConsoleAppender
        log4j.appender.console.layout=org.apache.log4j.BasicLayout`,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const said = await shibd(folder);
    const settings = `ShibConfig ${folder}/shibboleth2.xml
      ShibCompatValidUser On
      <Location /protected>
        AuthType shibboleth
        ShibRequestSetting requireSession 1
        Require valid-user
      </Location>`;
    const server = await apache('wiki.example', 'shib', settings, folder);
    onTestFinished(server.stop);
    const { here, there } = await signedInAt(server, app).catch((error) => {
      throw new Error(`${error.message}\n${said()}`);
    });
    const out = await signedOut(here, there, '/Shibboleth.sso/Logout');
    expect(await out.text(), said()).toContain('Logout completed successfully');
    expect((await here.send('/protected/')).status).toBe(302);
  },
);
