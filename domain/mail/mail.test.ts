import { test } from 'vitest';
import { given, unstorable } from '../testSpec.ts';
import { WriteCustomMail } from './commands.ts';
import { CustomMailWritten } from './events.ts';

const mail = { email: 'bob@acme.example', subject: 'News', message: '<p>Hello,</p>' };
const id = { id: 'mail-1' };
const write = { ...id, operatorId: null, ...mail };
const written = CustomMailWritten({ ...mail, subjectId: 'mail-1' });

test('a mail is written once', () => {
  given().when(WriteCustomMail, write).then(written);
  given(written).when(WriteCustomMail, write).then();
});
test('a mail to an operator is the operator’s, so that it is erased with the operator', () =>
  given()
    .when(WriteCustomMail, { ...write, operatorId: 'operator-1' })
    .then(CustomMailWritten({ ...mail, subjectId: 'operator-1' })));
test('all three fields are needed, to 50 characters of address and 200 of subject [admin.send-email.to, admin.send-email.subject, admin.send-email.subject-required]', () => {
  given()
    .when(WriteCustomMail, { ...write, email: '', subject: ' ', message: '' })
    .thenInvalid('email', 'subject', 'message');
  const domain = '@acme.example';
  const longest = { ...write, email: 'b'.repeat(50 - domain.length) + domain, subject: 's'.repeat(200) };
  given().when(WriteCustomMail, longest).thenInvalid();
  given()
    .when(WriteCustomMail, { ...longest, email: `b${longest.email}`, subject: `s${longest.subject}` })
    .thenInvalid('email', 'subject');
});
test('a subject is one line, so that nobody writes headers into it', () =>
  given()
    .when(WriteCustomMail, { ...write, subject: 'News\r\nBcc: all@acme.example' })
    .thenInvalid('subject'));
for (const field of ['email', 'subject', 'message'] as const)
  test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) =>
    given()
      .when(WriteCustomMail, { ...write, [field]: value } as never)
      .thenInvalid(field),
  );
