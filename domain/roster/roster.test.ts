import { test } from 'vitest';
import { given } from '../testSpec.ts';
import { OpenRoster, ReleaseStaffMember } from './commands.ts';
import { RosterOpened, StaffMemberReleased } from './events.ts';

const id = { id: 'staff' as const };
const opened = RosterOpened({});
const released = (adminId: string) => StaffMemberReleased({ adminId });

test('the roster is opened once', () => {
  given().when(OpenRoster, id).then(opened);
  given(opened).when(OpenRoster, id).then();
});
test('a member leaves while another one stays', () =>
  given(opened)
    .when(ReleaseStaffMember, { ...id, adminId: 'ada', other: 'bob' })
    .then(released('ada')));
test('the last member stays [security.admin-accounts]', () => {
  given(opened)
    .when(ReleaseStaffMember, { ...id, adminId: 'ada', other: null })
    .thenRefused('admin.last');
  given(opened)
    .when(ReleaseStaffMember, { ...id, adminId: 'ada', other: 'ada' })
    .thenRefused('admin.last');
});
test('one of two members who leave at the same moment stays', () =>
  given(opened, released('bob'))
    .when(ReleaseStaffMember, { ...id, adminId: 'ada', other: 'bob' })
    .thenRefused('admin.last'));
test('leaving again changes nothing', () =>
  given(opened, released('ada'))
    .when(ReleaseStaffMember, { ...id, adminId: 'ada', other: null })
    .then());
