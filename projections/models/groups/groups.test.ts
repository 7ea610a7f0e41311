import { expect, test } from 'vitest';
import { GroupCreated, GroupHandedOver, GroupReleased } from '../../../domain/group/events.ts';
import { after } from '../../testSpec.ts';
import { groups } from './groups.ts';

test('a group says whether it follows a directory, no longer does, or does so again', () => {
  type Story = Parameters<typeof after>[1];
  const acme = { organisationId: 'acme' };
  const made: Story = [
    'g',
    GroupCreated({ name: 'Staff', source: 'directory', applicationId: 'wiki' }),
    acme,
  ];
  const released: Story = ['g', GroupReleased({}), acme];
  const again: Story = ['g', GroupHandedOver({ applicationId: 'wiki' }), acme];
  after(groups, made).shows({ source: 'directory', leftDirectory: false });
  after(groups, made, released).shows({ source: 'console', leftDirectory: true });
  after(groups, made, released, again).shows({ source: 'directory', leftDirectory: false });
  expect(after(groups, made, released).rows).toHaveLength(1);
});
