import { beforeAll, expect, test } from 'vitest';
import { refusals } from '../../domain/refusals.ts';
import { sentDirectory } from '../../test/clients/ldap.ts';
import { oidcApp } from '../../test/clients/openid.ts';
import { radiusApp } from '../../test/clients/radius.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { samlApp } from '../../test/clients/saml.ts';
import { type Operator, operatorOf, webApp } from '../../test/people/people.ts';
import { type Here, sharedProduct } from '../../test/product.ts';

let product: Here;
let operator: Operator;
let appId: string;
beforeAll(async () => {
  product = await sharedProduct();
  operator = await operatorOf(product);
  ({ appId } = await webApp(operator));
});

test('the toggle turns the directory of applications of every family on and off, and every detail shows it [org-ldap.toggle-payload, org-ldap.enabled, org-ldap.call.put-updateoidcappwithclientid, org-ldap.call.put-saml-updateapp, org-app-radius.call.put-updateradiusapp]', async () => {
  const own = await operatorOf(product, 'special_plan');
  const [web, wiki, vpn] = [await webApp(own), await oidcApp(own), await radiusApp(own)];
  const hr = await samlApp(own);
  const { uniqueId, email: createdBy } = own;
  const on = { ldapEnabled: true, createdBy, uniqueId, userSource: 'external' } as const;
  const off = { ldapEnabled: false, createdBy, uniqueId, userSource: 'internal' } as const;
  const families = [
    [
      web,
      (sent: object) => own.call('PUT /updateApp/:appId', { appId: web.appId, ...sent }),
      () => own.call('GET /viewApp/:appId', { appId: web.appId }),
    ],
    [
      wiki,
      (sent: object) => own.call('PUT /updateOIDCAppWithClientId/:appId', { appId: wiki.appId, ...sent }),
      () => own.call('GET /getOidcClientDetails/:appId', { appId: wiki.appId }),
    ],
    [
      hr,
      (sent: object) => own.call('PUT /SAML/updateApp/:appId', { appId: hr.appId, ...sent }),
      () => own.call('GET /SAML/app/:appId', { appId: hr.appId }),
    ],
    [
      vpn,
      (sent: object) => own.call('PUT /updateRadiusApp/:appId', { appId: vpn.appId, ...sent } as never),
      () => own.call('GET /getRadiusAppByAppId/:appId', { appId: vpn.appId }),
    ],
  ] as const;
  for (const [{ appId }, toggle, read] of families) {
    expect(await read()).toMatchObject({ appId, uniqueId, ldapEnabled: false, userSource: 'internal' });
    await toggle(on);
    expect(await read()).toMatchObject({ ldapEnabled: true, userSource: 'external' });
    await toggle(off);
    expect(await read()).toMatchObject({ ldapEnabled: false, userSource: 'internal' });
    expect(await refusal(toggle({ ...on, userSource: 'internal' }))).toMatchObject({ status: 400 });
  }
});

test('the toggle of one family does not know the applications of another', async () => {
  const sent = { appId, ldapEnabled: true };
  expect(await refusal(operator.call('PUT /updateOIDCAppWithClientId/:appId', sent))).toEqual(
    refusing('application.unknown'),
  );
});

test('settings are saved and read under the documented names, and the password is never answered [org-ldap.fields] [org-ldap.read] [org-ldap.password-mask] [org-ldap.call.get-ldap-getldapsetting] [org-ldap.call.post-ldap-addldap]', async () => {
  const read = () => operator.call('GET /ldap/getLdapSetting/:appId', { appId });
  expect(await read()).toEqual({ ldap: { ldapConfigSetting: null } });
  const { uniqueId, email: createdBy } = operator;
  const save = (ldapConfigSetting: object) =>
    operator.call('POST /ldap/addLdap/:appId', { appId, uniqueId, createdBy, ldapConfigSetting } as never);
  await save(sentDirectory);
  const { password, ...given } = sentDirectory;
  const stored = {
    ...given,
    password: '********',
    ...{ filter: 'uid', attributes: 'sn cn ou uid dn', passwordAttribute: 'userPassword' },
    ...{ security: 'ldaps', ca_certificate: '', sync_hours: 0, search_filter: '', attribute_map: '' },
    ...{ groups: false, group_base_dn: '', group_filter: '', group_name: 'cn' },
  };
  expect(await read()).toEqual({ ldap: { ldapConfigSetting: stored } });
  expect(await product.system.secrets.read(appId, 'directory')).toBe(password);
  const own = {
    ...{ search_filter: '(department=IT)', attribute_map: 'department = ou' },
    ...{ group_base_dn: 'ou=groups,dc=acme', group_filter: '(cn=app-*)', group_name: 'displayName' },
  };
  // The form sends the mask back when the password is to stay, and numbers as text.
  await save({
    ...stored,
    ldap_port: '636',
    attributes: 'uid  mail',
    sync_hours: '24',
    ...own,
    groups: 'on',
  });
  expect(await read()).toEqual({
    ldap: { ldapConfigSetting: { ...stored, attributes: 'uid mail', sync_hours: 24, ...own, groups: true } },
  });
  expect(await product.system.secrets.read(appId, 'directory')).toBe(password);
  expect(await refusal(save({ ...stored, ldap_server_address: 'ldap.mallory.example' }))).toEqual(
    refusing('directory.password'),
  );
});

test('settings of an application are unknown to other organisations, and history hides the password', async () => {
  const other = await operatorOf(product);
  expect(await refusal(other.call('GET /ldap/getLdapSetting/:appId', { appId }))).toEqual(
    refusing('application.unknown'),
  );
  const sent = { appId, ldapConfigSetting: sentDirectory };
  expect(await refusal(other.call('POST /ldap/addLdap/:appId', sent))).toEqual(
    refusing('application.unknown'),
  );
  let log = '';
  for await (const event of product.system.store.readStream(`application-${appId}`))
    log += JSON.stringify(event);
  expect(log).toContain('ApplicationDirectorySet');
  expect(log).not.toContain(sentDirectory.password);
  expect(refusals['directory.off'].code).toBe(3200);
});
