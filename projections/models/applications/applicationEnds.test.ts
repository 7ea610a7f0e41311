import { expect, test } from 'vitest';
import * as application from '../../../domain/application/events.ts';
import { samlRows } from '../../../domain/application/settings/rows/saml.ts';
import { usualAttributes } from '../../../domain/application/settings/rows/samlAttributes.ts';
import { nameIdFormats } from '../../../domain/application/settings/saml.ts';
import { certificates } from '../../../domain/application/settings/testCertificates.ts';
import { SamlCertificateMade, SamlCertificateRemoved } from '../../../domain/keyring/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { defaultsOf } from '../../../domain/settings/setting.ts';
import { after } from '../../testSpec.ts';
import { applicationEnds } from './applicationEnds.ts';

type Story = Parameters<typeof after>[1];
const under = { organisationId: 'acme' };
const [[soon, first], [late, second]] = Object.entries(certificates) as [[string, string], [string, string]];
const file = (pem: string) => ({ pem, fileName: 'sp.pem' });
/** The settings of a SAML application with these certificates. */
const saml = (signingCertificate: string | null, encryptionCertificate: string | null = null) => ({
  ...defaultsOf(samlRows),
  ...{ kind: 'saml' as const, name: 'HR', logo: '', acsUrl: 'https://hr.example/acs', entityId: 'hr' },
  ...{ otherAcsUrls: [], sloUrl: '', sloResponseUrl: '', relayState: '', signed: false, encrypted: false },
  nameIdFormat: nameIdFormats.emailAddress,
  authContext: 'passwordless' as const,
  ...{ signatureAlgorithm: 'rsa_sha256' as const, singleLogout: true, attributes: usualAttributes },
  signingCertificate: signingCertificate === null ? null : file(signingCertificate),
  encryptionCertificate: encryptionCertificate === null ? null : file(encryptionCertificate),
});
const created = (...of: Parameters<typeof saml>): Story => [
  'hr',
  application.ApplicationCreated({ settings: saml(...of) }),
  under,
];
const changed = (...of: Parameters<typeof saml>): Story => [
  'hr',
  application.ApplicationChanged({ settings: saml(...of) }),
  under,
];
/** What ends, with when. */
const ends = (...stories: Story[]) =>
  Object.fromEntries(after(applicationEnds, ...stories).rows.map(({ what, endsAt }) => [what, endsAt]));

test('certificates of a service provider end when they say, and one that is replaced or taken away no longer does', () => {
  expect(ends(created(first, second))).toEqual({ signing: soon, encryption: late });
  expect(ends(created(first, second), changed(second))).toEqual({ signing: late });
  expect(ends(created(null), changed('no certificate'))).toEqual({});
});
test('the client secret before the current one ends when it is said to, and with the next one', () => {
  const secret = { name: 'client', secretId: 'one' };
  const kept: Story = ['wiki', application.ApplicationSecretKept({ ...secret, until: soon }), under];
  expect(ends(kept)).toEqual({ secret: soon });
  const other = application.ApplicationSecretKept({ ...secret, name: 'other', until: soon });
  expect(ends(['wiki', other, under])).toEqual({});
  expect(ends(kept, ['wiki', application.ApplicationSecretEnded(secret), under])).toEqual({});
  const next = application.ApplicationSecretSet({ ...secret, secretId: 'two', value: 'x' });
  expect(ends(kept, ['wiki', next, under])).toEqual({});
});
test('a certificate of the organisation ends when it was made to, until it is removed', () => {
  const made: Story = [
    'acme',
    SamlCertificateMade({
      certificateId: 'c1',
      certificate: '',
      privateKey: '',
      madeAt: soon,
      expiresAt: late,
    }),
    under,
  ];
  expect(ends(made)).toEqual({ own: late });
  expect(ends(made, ['acme', SamlCertificateRemoved({ certificateId: 'c1' }), under])).toEqual({});
});
test('nothing of an application ends that is gone, nor of an organisation', () => {
  expect(ends(created(first), ['hr', application.ApplicationDeleted({ wasSuspended: false })])).toEqual({});
  expect(ends(created(first), ['acme', OrganisationDeleted({})])).toEqual({});
});
