import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * What peers that cannot run here document of their settings, by the block of the guide: those that they need, and others that
 * the guide may use.
 */
const documented: [guide: string, name: string, key: RegExp, needed: string[], others: string[]][] = [
  [
    // conf/defaults.ini of Grafana, section auth.generic_oauth
    'openid-connect',
    'Grafana',
    /^(\w+) = /gm,
    ['enabled', 'client_id', 'client_secret', 'scopes', 'auth_url', 'token_url', 'api_url'],
    [
      ...['groups_attribute_path', 'role_attribute_path', 'role_attribute_strict', 'allowed_groups'],
      ...['use_pkce', 'use_refresh_token', 'signout_redirect_url', 'allow_sign_up', 'auto_login'],
    ],
  ],
  [
    // OpenID Connect as an OAuth 2.0 authentication provider, in the guide of GitLab
    'openid-connect',
    'GitLab',
    /\b(\w+): /g,
    ['name', 'args', 'response_type', 'issuer', 'discovery', 'client_options', 'identifier', 'secret'],
    [
      ...['redirect_uri', 'scope', 'client_auth_method', 'uid_field', 'pkce', 'label', 'icon'],
      ...['gitlab', 'groups_attribute', 'required_groups', 'send_scope_to_token_endpoint'],
    ],
  ],
  [
    // SAML SSO for GitLab Self-Managed, in the guide of GitLab
    'saml',
    'GitLab',
    /\b(\w+): /g,
    ['name', 'args', 'assertion_consumer_service_url', 'issuer', 'idp_sso_target_url', 'idp_cert'],
    [
      ...['groups_attribute', 'required_groups', 'name_identifier_format', 'attribute_statements'],
      ...['email', 'nickname', 'label'],
    ],
  ],
  [
    // docs/configuration of oauth2-proxy
    'openid-connect',
    'oauth2-proxy',
    /--([\w-]+)=/g,
    ['provider', 'oidc-issuer-url', 'client-id', 'client-secret', 'cookie-secret', 'email-domain'],
    ['redirect-url', 'code-challenge-method', 'scope', 'allowed-group', 'backend-logout-url', 'upstream'],
  ],
  [
    // `occ user_oidc:provider --help` of Nextcloud's OpenID Connect user backend
    'openid-connect',
    'Nextcloud',
    /--([\w-]+)=/g,
    ['clientid', 'clientsecret', 'discoveryuri'],
    [
      ...['scope', 'mapping-uid', 'mapping-display-name', 'mapping-email', 'mapping-groups', 'unique-uid'],
      ...['group-provisioning', 'group-whitelist-regex', 'group-restrict-login-to-whitelist'],
    ],
  ],
  [
    // Authenticating, in the reference of Kubernetes; `kubelogin get-token --help`; `kubectl config set-credentials --help`
    'openid-connect',
    'Kubernetes',
    /--([\w-]+)=/g,
    ['oidc-issuer-url', 'oidc-client-id'],
    [
      ...['oidc-username-claim', 'oidc-username-prefix', 'oidc-groups-claim', 'oidc-groups-prefix'],
      ...['oidc-extra-scope', 'exec-api-version', 'exec-command', 'exec-arg', 'exec-interactive-mode'],
      ...['clusterrole', 'group'],
    ],
  ],
  [
    // modules/saml/docs/sp.md of simpleSAMLphp
    'saml',
    'simpleSAMLphp',
    /^ {4}'([\w.]+)' =>/gm,
    ['entityID', 'idp', 'privatekey', 'certificate'],
    ['sign.authnrequest', 'sign.logout', 'signature.algorithm', 'NameIDPolicy', 'validate.logout'],
  ],
];

describe('the settings of the guides', () => {
  test.for(documented)(
    '%s: %s has what the peer needs, and knows all of it',
    ([guide, name, key, needed, others]) => {
      const text = readFileSync(join(import.meta.dirname, `../docs/${guide}.md`), 'utf8');
      const settings = text.slice(text.indexOf('## Settings of common'));
      const block = settings.slice(settings.indexOf(`**${name}**`)).split('```')[1]!;
      const used = [...new Set([...block.matchAll(key)].map(([, found]) => found!))];
      expect(used).toEqual(expect.arrayContaining(needed));
      expect([...needed, ...others]).toEqual(expect.arrayContaining(used));
    },
  );
});
