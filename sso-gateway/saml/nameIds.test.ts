import { expect, test } from 'vitest';
import { nameIdFormats } from '../../domain/application/settings/saml.ts';
import { formatFor, nameIdOf } from './nameIds.ts';

const { emailAddress, persistent, transient, unspecified } = nameIdFormats;
const usual = { nameIdFormat: emailAddress, otherNameIdFormats: true };
const strict = { nameIdFormat: persistent, otherNameIdFormats: false };

test('a request gets the name ID format that it asks for, unless the application allows its own alone', () => {
  for (const each of [emailAddress, persistent, transient]) expect(formatFor(usual, each)).toBe(each);
  expect(formatFor(strict, persistent)).toBe(persistent);
  for (const each of [emailAddress, transient]) expect(formatFor(strict, each)).toBeNull();
});
test('a request that leaves the choice to us gets the format of the application', () => {
  for (const none of [null, unspecified, 'urn:oasis:names:tc:SAML:2.0:nameid-format:unspecified']) {
    expect(formatFor(usual, none)).toBe(emailAddress);
    expect(formatFor(strict, none)).toBe(persistent);
  }
});
test('no other format is answered', () => {
  for (const each of ['urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName', 'transient', 'x'])
    expect(formatFor(usual, each)).toBeNull();
});
test('a person is told by id, by user name, by address or by a name that is new each time', () => {
  const ada = { userId: 'u-1', username: 'ada', email: 'ada@acme.example' };
  expect(nameIdOf(persistent, ada)).toBe('u-1');
  expect(nameIdOf(unspecified, ada)).toBe('ada');
  expect(nameIdOf(emailAddress, ada)).toBe('ada@acme.example');
  expect(nameIdOf(emailAddress, { userId: 'u-1', username: 'ada' })).toBeNull();
  const [one, other] = [nameIdOf(transient, ada), nameIdOf(transient, ada)];
  expect(one).toMatch(/^_[\da-f]{40}$/);
  expect(other).not.toBe(one);
});
