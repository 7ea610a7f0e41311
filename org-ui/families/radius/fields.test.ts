import { expect, test } from 'vitest';
import { problemsOf } from '../../../web-kit/form/fields.ts';
import { blankClient, clientFields, newSecret, secretProblem } from './fields.ts';
import { radiusTexts } from './texts.ts';

const { fields: t } = radiusTexts;

test('a generated secret has 20 letters and digits, is strong, and is never the same', () => {
  const made = Array.from({ length: 50 }, newSecret);
  for (const secret of made) expect(secret).toMatch(/^[A-Za-z\d]+$/);
  for (const secret of made) expect([secret.length, secretProblem(secret)]).toEqual([20, undefined]);
  expect(new Set(made).size).toBe(50);
});
test('a secret that is short, has blanks or is easy to guess is refused with the reason', () => {
  expect(secretProblem('short')).toBe(t.secretWrong);
  expect(secretProblem('sixteen characters!')).toBe(t.secretWrong);
  expect(secretProblem('aaaaaaaaaaaaaaaaaaaa')).toBe(t.secretPlain);
  expect(secretProblem('a-shared-secret-77')).toBeUndefined();
});
test('name, address, secret and auth type are required, and the secret stays when a client is changed [org-app-radius.form.secret-hint]', () => {
  const empty = {
    ...{ radius_client_name: '', radius_client_ip: '', radius_client_secret: '' },
    ...{ authType: '', answers: 'wait', messageAuthenticator: 'required', names: 'asSent' },
  };
  expect(Object.keys(problemsOf(clientFields(t.ip), empty))).toEqual([
    'radius_client_name',
    'radius_client_ip',
    'radius_client_secret',
    'authType',
  ]);
  const changed = { ...empty, ...blankClient(), radius_client_name: 'VPN', radius_client_secret: '' };
  for (const radius_client_ip of ['10.0.0.0/8', '0.0.0.0', '::', '224.0.0.1'])
    expect(problemsOf(clientFields(t.ip, true), { ...changed, radius_client_ip })).toEqual({
      radius_client_ip: t.ipWrong,
    });
  expect(clientFields(t.ip).map(({ hint }) => hint)).toContain(t.secretHint);
  expect(t.secretHint).toContain('16-20 characters, refresh periodically');
});
