import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { settingsIn } from '../../clients/apache.ts';
import { providerKeys } from '../../clients/saml.ts';
import { until } from '../../until.ts';

type Own = Record<string, string>;
/** The key pair of the service providers, as Mellon and Shibboleth read it. */
export async function keyFiles() {
  const { certificate, privateKey } = await providerKeys;
  return { 'sp.key': privateKey, 'sp.crt': certificate };
}

/** mod_auth_openidc with the settings of the guide. */
export const openidc = (own: Own) => ({
  ...{ site: 'intra.example', module: 'auth_openidc' },
  settings: settingsIn('openid-connect', 'Apache**', {
    ...own,
    '<a long random text>': 'a long random text',
  }),
});

/** mod_auth_mellon with the settings of the guide, and its files, to which the metadata of the organisation come. */
export async function mellon(own: Own, folder: string, site: string, idpMetadata: string) {
  const at = (path: string) => `https://${site}/mellon/${path}`;
  await writeFile(join(folder, 'idp_metadata.xml'), idpMetadata);
  await writeFile(
    join(folder, 'sp.xml'),
    `<EntityDescriptor entityID="${at('metadata')}" xmlns="urn:oasis:names:tc:SAML:2.0:metadata">
    <SPSSODescriptor AuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${at('logout')}"/>
    <AssertionConsumerService index="0" isDefault="true" Location="${at('postResponse')}"
    Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"/></SPSSODescriptor></EntityDescriptor>`,
  );
  const settings = settingsIn('saml', 'Apache with', { ...own, '/etc/apache2/mellon': folder });
  return { site, module: 'auth_mellon', settings };
}

/** Shibboleth's daemon, which does the work for the module. */
async function shibd(folder: string) {
  const files = ['-c', join(folder, 'shibboleth2.xml'), '-p', join(folder, 'shibd.pid')];
  const child = spawn('shibd', ['-F', ...files], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`shibd has ended: ${said}`)));
  failed.catch(() => undefined);
  const listens = () => expect(existsSync(join(folder, 'shibd.sock')), said).toBe(true);
  await Promise.race([failed, until(listens)]);
  return {
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Shibboleth with the settings of the guide: its daemon, its site, and what it needs of the whole server. */
export async function shibboleth(own: Own, folder: string) {
  const guide = settingsIn('saml', 'Shibboleth**', { ...own, 'latchkey.xml': `${folder}/latchkey.xml` });
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
  const settings = `<Location /protected>
      AuthType shibboleth
      ShibRequestSetting requireSession 1
      Require valid-user
    </Location>`;
  return {
    ...(await shibd(folder)),
    site: { site: 'wiki.example', module: 'shib', settings },
    common: `ShibConfig ${folder}/shibboleth2.xml
      ShibCompatValidUser On`,
  };
}
