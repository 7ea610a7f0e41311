import { describe, expect, test } from 'vitest';
import { authContexts, type Saml } from '../../domain/application/settings/saml.ts';
import { contextFor } from './contexts.ts';
import type { Comparison } from './messages.ts';

const { passwordless, password, passwordProtectedTransport, kerberos, unspecified } = authContexts;
const multipleAuthn = 'http://schemas.microsoft.com/claims/multipleauthn';
const smartcard = 'urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI';
const unknown = 'https://example.org/loa/high';
type About = Pick<Saml, 'authContext' | 'otherAuthContexts'>;
const usual: About = { authContext: 'passwordless', otherAuthContexts: ['passwordProtectedTransport'] };
const strict: About = { authContext: 'passwordless', otherAuthContexts: [] };
const asked = (comparison: Comparison, classes: string[], settings = usual) =>
  contextFor(settings, { comparison, classes });

describe('the context of a sign-in', () => {
  test('is that of the application when the request demands none', () => {
    expect(contextFor(usual, null)).toBe(passwordless);
    expect(contextFor({ ...usual, authContext: 'kerberos' }, null)).toBe(kerberos);
  });
  test('is exactly one that a passkey is or the operator allows, the first in the request', () => {
    expect(asked('exact', [passwordProtectedTransport])).toBe(passwordProtectedTransport);
    expect(asked('exact', [unknown, multipleAuthn, passwordless])).toBe(multipleAuthn);
    expect(asked('exact', [unspecified], strict)).toBe(unspecified);
    expect(asked('exact', [kerberos], { ...strict, authContext: 'kerberos' })).toBe(kerberos);
    for (const classes of [[password], [kerberos], [smartcard], [unknown], []])
      expect(asked('exact', classes)).toBeNull();
    expect(asked('exact', [passwordProtectedTransport], strict)).toBeNull();
  });
  test('is at least as strong as one that is demanded at the minimum', () => {
    for (const each of [password, passwordProtectedTransport, smartcard, passwordless])
      expect(asked('minimum', [each])).toBe(passwordless);
    const own: About = { authContext: 'password', otherAuthContexts: ['passwordProtectedTransport'] };
    expect(asked('minimum', [password], own)).toBe(password);
    expect(asked('minimum', [passwordProtectedTransport], own)).toBe(passwordProtectedTransport);
    expect(asked('minimum', [unknown])).toBeNull();
    expect(asked('minimum', [])).toBeNull();
  });
  test('is stronger than all of which a better one is demanded', () => {
    expect(asked('better', [password, smartcard])).toBe(passwordless);
    for (const classes of [[passwordless], [password, unknown], []])
      expect(asked('better', classes)).toBeNull();
  });
  test('is the strongest of those that do not exceed a maximum', () => {
    expect(asked('maximum', [kerberos])).toBe(passwordProtectedTransport);
    expect(asked('maximum', [password], strict)).toBe(unspecified);
    expect(asked('maximum', [unknown])).toBeNull();
  });
});
