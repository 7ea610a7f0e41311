import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { DeliverLetter, GiveUpLetter, ResendLetter } from './commands.ts';
import { LetterDelivered, LetterGivenUp, LetterResent } from './events.ts';

const trouble = {
  reaction: 'invitation-mail',
  eventId: 'event-1',
  stream: 'invite-1',
  revision: 0,
  subjectId: '1',
  email: 'bob@acme.example',
  organisationId: 'org-1',
  error: 'refused',
  attempts: 7,
};
const id = { id: 'letter-1' };
const givenUp = LetterGivenUp(trouble);
const resent = LetterResent({ reaction: 'invitation-mail', eventId: 'event-1' });

test('a letter that a reaction gave up is on the list once, however often that is reported', () => {
  given()
    .when(GiveUpLetter, { ...id, ...trouble })
    .then(givenUp);
  given(givenUp)
    .when(GiveUpLetter, { ...id, ...trouble })
    .then();
});
test('it can be sent again, and twice at once is once', () => {
  given(givenUp).when(ResendLetter, id).then(resent);
  given(givenUp, resent).when(ResendLetter, id).then();
});
test('sent again in vain it is on the list anew, and can be sent again', () => {
  given(givenUp, resent)
    .when(GiveUpLetter, { ...id, ...trouble })
    .then(givenUp);
  given(givenUp, resent, givenUp).when(ResendLetter, id).then(resent);
});
test('a letter that has gone out is off the list', () => {
  given(givenUp, resent).when(DeliverLetter, id).then(LetterDelivered({}));
  for (const command of [ResendLetter, DeliverLetter])
    given(givenUp, LetterDelivered({})).when(command, id).thenRefused('letter.unknown');
});
