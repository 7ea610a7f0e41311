import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { cutMarked } from '../marks.ts';
import { given, now } from '../testSpec.ts';
import { AddCertificate, ChooseCertificate, RemoveCertificate } from './certificates.ts';
import { SamlCertificateChosen, SamlCertificateMade, SamlCertificateRemoved } from './events.ts';
import { keyring } from './keyring.ts';

const expiresAt = '2031-01-01T00:00:00.000Z';
const made = (certificateId: string) =>
  SamlCertificateMade({
    ...{ certificateId, certificate: `PEM ${certificateId}`, privateKey: 'KEY' },
    ...{ madeAt: now.toISOString(), expiresAt },
  });
const adding = (certificateId: string, first = false) => ({
  ...{ id: 'org-1', certificateId, certificate: `PEM ${certificateId}`, privateKey: 'KEY' },
  ...{ expiresAt, first },
});
const one = (certificateId: string) => ({ id: 'org-1', certificateId });
const order = (...past: Parameters<typeof given>) =>
  fold(keyring, past).certificates.map(({ certificateId }) => certificateId);

describe('certificates for SAML', () => {
  test('the first is made once, however many ask for it', () => {
    given().when(AddCertificate, adding('a', true)).then(made('a'));
    given(made('a')).when(AddCertificate, adding('b', true)).then();
    given(made('a')).when(AddCertificate, adding('a')).then();
  });
  test('two are published at once, and a third is refused', () => {
    given(made('a')).when(AddCertificate, adding('b')).then(made('b'));
    given(made('a'), made('b')).when(AddCertificate, adding('c')).thenRefused('sso.certificates');
  });
  test('the one that is there signs until another one is chosen', () => {
    expect(order(made('a'), made('b'))).toEqual(['a', 'b']);
    const chosen = SamlCertificateChosen({ certificateId: 'b' });
    expect(order(made('a'), made('b'), chosen)).toEqual(['b', 'a']);
    given(made('a'), made('b')).when(ChooseCertificate, one('b')).then(chosen);
    given(made('a'), made('b'), chosen).when(ChooseCertificate, one('b')).then();
    given(made('a')).when(ChooseCertificate, one('x')).thenRefused('sso.certificate');
  });
  test('one that does not sign can be removed, after which another one can follow', () => {
    const removed = SamlCertificateRemoved({ certificateId: 'b' });
    given(made('a'), made('b')).when(RemoveCertificate, one('b')).then(removed);
    given(made('a'), made('b')).when(RemoveCertificate, one('a')).thenRefused('sso.certificateUsed');
    given(made('a'), made('b'), removed).when(RemoveCertificate, one('b')).thenRefused('sso.certificate');
    given(made('a'), made('b'), removed).when(AddCertificate, adding('c')).then(made('c'));
  });
  test('only the private key is sealed in the log', () => {
    const { open, cuts } = cutMarked(SamlCertificateMade.schema, made('a').data);
    expect(open).toMatchObject({ certificate: 'PEM a', privateKey: null });
    expect(cuts).toMatchObject([{ mark: { kind: 'secret' }, value: 'KEY' }]);
  });
});
