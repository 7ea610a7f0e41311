import { expect, test } from 'vitest';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { LetterDelivered, LetterGivenUp, LetterResent } from '../../domain/letter/events.ts';
import { after, at } from '../testSpec.ts';
import { letters } from './letters.ts';

const trouble = {
  ...{ reaction: 'invitation-mail', eventId: 'event-1', stream: 'invite-1', revision: 0, subjectId: '1' },
  ...{ email: 'bob@acme.example', organisationId: 'org-1', error: 'refused', attempts: 7 },
};
type Story = Parameters<typeof after>[1];
const givenUp: Story = ['letter', LetterGivenUp(trouble)];
const resent: Story = ['letter', LetterResent({ reaction: 'invitation-mail', eventId: 'event-1' })];
const sent: Story = ['letter', LetterDelivered({})];

test('a mail that was given up is listed with its reason, until it has gone out', () => {
  after(letters, givenUp).shows({ error: 'refused', attempts: 7, email: 'bob@acme.example', resentAt: null });
  expect(after(letters, givenUp, resent, sent).rows).toEqual([]);
});
test('while it is sent again it says since when; in vain, it is as before', () => {
  after(letters, givenUp, resent).shows({ resentAt: at });
  after(letters, givenUp, resent, givenUp).shows({ resentAt: null });
});
test('the address of an erased person is gone', () =>
  after(letters, givenUp, ['1', SubjectErased({ subject: '1' })]).shows({ email: null }));
