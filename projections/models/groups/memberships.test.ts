import { expect, test } from 'vitest';
import {
  GroupJoined,
  GroupLeft,
  PersonDeleted,
  PersonJoined,
  PersonParted,
} from '../../../domain/person/events.ts';
import { after } from '../../testSpec.ts';
import { memberships } from './memberships.ts';

const acme = { organisationId: 'acme' };
type Story = Parameters<typeof after>[1];
const inGroup = (personId: string, groupId = 'g', into?: string): Story => [
  personId,
  GroupJoined({ groupId, ...(into && { into }) }),
  acme,
];
const joined: Story = ['ada', PersonJoined({ into: 'grace' }), acme];

test('who was joined into another person belongs to groups as that one, until it is taken back', () => {
  const holders = (...events: Story[]) =>
    after(memberships, ...events)
      .rows.map(({ groupId, holderId }) => `${groupId} ${holderId}`)
      .sort();
  const all = [inGroup('ada'), inGroup('grace'), joined, inGroup('ada', 'later', 'grace')];
  expect(holders(...all)).toEqual(['g grace', 'g grace', 'later grace']);
  const parted: Story = ['ada', PersonParted({ from: 'grace' }), acme];
  expect(holders(...all, parted)).toEqual(['g ada', 'g grace', 'later ada']);
  const left: Story = ['ada', GroupLeft({ groupId: 'g' }), acme];
  expect(holders(...all, left)).toEqual(['g grace', 'later grace']);
  const gone: Story = ['grace', PersonDeleted({ groups: ['g'] }), acme];
  expect(holders(...all, gone)).toEqual(['g grace', 'later grace']);
});
