import { test } from 'vitest';
import { given, unstorable } from '../testSpec.ts';
import { AnswerContact, MarkContact, RequestContact } from './commands.ts';
import { ContactAnswered, ContactDone, ContactReopened, ContactRequested } from './events.ts';

const id = { id: 'contact-1' };
const form = {
  name: 'Ada Lovelace',
  email: 'ada@acme.example',
  description: 'We need plans\nfor 2,000 people.',
  mobileNumber: '+442079460000',
  countryCode: '44',
};
const filledIn = { ...id, ...form, organisationId: 'org-1', operatorId: 'operator-1' };
const requested = ContactRequested({ ...form, subjectId: 'operator-1' });

test('a form is filled in once, and what it says is the operator’s', () => {
  given().when(RequestContact, filledIn).then(requested);
  given(requested).when(RequestContact, filledIn).then();
});
for (const field of ['name', 'email', 'description', 'mobileNumber', 'countryCode'] as const)
  test.for(Object.entries(unstorable))(`${field} is needed, and cannot be %s`, ([, value]) =>
    given()
      .when(RequestContact, { ...filledIn, [field]: value } as never)
      .thenInvalid(field),
  );
test.for(['442079460000', '+44 20 7946', '+44', `+${'4'.repeat(21)}`, '+44abc0000'])(
  'a mobile number is a plus sign and digits: %s is none',
  (mobileNumber) =>
    given()
      .when(RequestContact, { ...filledIn, mobileNumber })
      .thenInvalid('mobileNumber'),
);
test('an address is one, and a name is one line', () =>
  given()
    .when(RequestContact, { ...filledIn, name: 'Ada\nBcc: all', email: 'ada' })
    .thenInvalid('name', 'email'));

test('an entry is answered as often as the staff write, and says to whom the answers belong', () => {
  const answered = ContactAnswered({ subjectId: 'operator-1', answer: 'Gladly.' });
  given(requested)
    .when(AnswerContact, { ...id, answer: 'Gladly.' })
    .then(answered);
  given(requested, answered, ContactDone({}))
    .when(AnswerContact, { ...id, answer: 'Gladly.' })
    .then(answered);
  given(requested)
    .when(AnswerContact, { ...id, answer: ' ' })
    .thenInvalid('answer');
});
test('it is marked as done, and opened again; a repeat changes nothing', () => {
  const mark = (done: boolean, ...past: ReturnType<typeof ContactDone>[]) =>
    given(requested, ...past).when(MarkContact, { ...id, done });
  mark(true).then(ContactDone({}));
  mark(true, ContactDone({})).then();
  mark(false, ContactDone({})).then(ContactReopened({}));
  mark(false).then();
});
test('nothing is done about an entry that is not there', () => {
  given()
    .when(AnswerContact, { ...id, answer: 'Gladly.' })
    .thenRefused('contact.unknown');
  given()
    .when(MarkContact, { ...id, done: true })
    .thenRefused('contact.unknown');
});
