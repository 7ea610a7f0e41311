import { test } from 'vitest';
import {
  ContactAnswered,
  ContactDone,
  ContactReopened,
  ContactRequested,
} from '../../domain/contact/events.ts';
import { SubjectErased } from '../../domain/erasure/events.ts';
import { OrganisationDeleted } from '../../domain/organisation/events.ts';
import { after, at } from '../testSpec.ts';
import { contacts } from './contacts.ts';

const form = {
  ...{ name: 'Ada Lovelace', email: 'ada@acme.example', description: 'More people', countryCode: '44' },
  ...{ mobileNumber: '+442079460000', subjectId: 'operator-1' },
};
type Story = Parameters<typeof after>[1];
const requested: Story = ['1', ContactRequested(form), { organisationId: 'org-1' }];
const answered: Story = ['1', ContactAnswered({ subjectId: 'operator-1', answer: 'Gladly.' })];

test('an entry shows what was filled in, and by whom', () =>
  after(contacts, requested).shows({
    ...form,
    ...{ id: '1', organisationId: 'org-1', createdAt: at, answer: null, answeredAt: null, done: false },
  }));
test('it shows its newest answer, and whether anything is still to be done', () => {
  after(contacts, requested, answered).shows({ answer: 'Gladly.', answeredAt: at, done: false });
  after(contacts, requested, ['1', ContactDone({})]).shows({ done: true });
  after(contacts, requested, ['1', ContactDone({})], ['1', ContactReopened({})]).shows({ done: false });
});
test('once the operator is erased, only the country and the times are left', () =>
  after(contacts, requested, answered, ['operator-1', SubjectErased({ subject: 'operator-1' })]).shows({
    ...{ name: null, email: null, mobileNumber: null, description: null, answer: null },
    ...{ countryCode: '44', createdAt: at },
  }));
test('once the organisation is deleted, its entries are gone', () =>
  after(contacts, requested, ['org-1', OrganisationDeleted({})]).shows());
