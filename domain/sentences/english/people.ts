/** What the refusals of `domain/refusals/people.ts` say. */
export const people = {
  'operator.unknown': (about?: { email: string }) =>
    about ? `There is no operator with the address ${about.email}.` : 'Operator is not registered !!',
  'operator.taken': 'This Email already Exist !!',
  'operator.self': 'You cannot suspend or delete yourself',
  'operator.suspended':
    'This account is suspended. The administrators of the organization can activate it again.',
  'operator.unverified': 'Please verify Email First',
  'operator.last':
    'This is the only owner of the team who can sign in. Invite or activate another owner first, or make somebody else one.',
  'role.needed': (about?: { role: string; needs: readonly string[] }) =>
    about
      ? `Your role in the team, ${about.role}, does not include this. It needs the role ${about.needs.join(' or ')}.`
      : 'Your role in the team does not include this',
  'role.higher': (about?: { role: string }) =>
    about
      ? `Your role in the team, ${about.role}, may not give or change a role that may do more.`
      : 'Your role in the team may not give or change a role that may do more',

  'user.unknown': 'There is no such user',
  'user.taken': 'This user is already registered. Please sign in, or choose another name.',
  'user.suspended':
    'This user is suspended. The people who run the organization can activate the user again.',
  'user.limit':
    'Error: No remaining usage for max.user.per.app.count. The people who run the organization can choose a larger plan.',
  'user.uninvited':
    'Only invited people can register here. Please ask the people who run it for an invitation.',
  'user.tooMany': 'Too many people have registered from this network today. Please try again tomorrow.',
  'user.totalLimit':
    'Error: No remaining usage for people of the organization. The people who run it can choose a larger plan.',
  'user.username': 'A username cannot be changed',
  'user.token': 'There is no such token',
  'user.noAccess': 'You have no access to this application. The people who run it can give it to you.',
  'user.accessLimit':
    'This person already has access to 5,000 applications, which is the most. Please take the access to one of them away first.',
  'user.requestUnknown': 'There is no such request for help',
  'user.requestOver': 'This request was answered already, or its time is over',
  'user.requestsOff': 'Access to this application cannot be asked for here. Ask the people who run it.',

  'person.joined':
    'One of these two has been joined with somebody else already. Take that back first, or choose that person.',
  'person.shared': (about?: { application: string }) =>
    about
      ? `Both have access to ${about.application}. Delete one of the two users there first.`
      : 'Both have access to one application. Delete one of the two users there first.',
  'person.address': 'Another person has this address. If both are the same person, join the two.',
  'person.addressOwn': 'The person has this address already.',
  'person.addressLink': 'This link no longer works. Ask the people who run your organization for a new one.',
  'attributes.large': 'The custom attributes of one person are more than 16 KB. Please shorten some of them.',
  'group.unknown': 'There is no such group',
  'group.taken': 'Another group has this name already. Please choose another name.',
  'group.limit':
    'There are 10,000 groups already, which is the most. Please delete one that is no longer needed.',
  'group.source': 'The directory decides about this group and who belongs to it. Change it there.',
  'group.most':
    'A person can be in 500 groups, and an application can be open to 500, at most. Please remove one first.',

  'device.unknown': 'There is no such device',
  'device.taken': 'This device is already registered. Please sign in with it.',
  'device.suspended':
    'This device is suspended. Please use another one, or ask for this one to be activated.',
  'device.last': "Last device can't be deleted",
  'device.limit': 'Error: No remaining usage for max.device.count.',
  'device.lastWorking': 'This is the only device that can sign in. Add or activate another one first.',
  'device.unregistered':
    'This passkey is not, or no longer, registered here. Please use another one, or register again.',
  'device.single':
    'This application allows one device for each user. To use another one, ask the people who run it.',
  'device.bound':
    'This passkey could be synchronised before, and now it cannot: it is another one of the same name. Please sign in with another device, remove this passkey, and add the device again.',

  'team.limit': 'Error: No remaining usage for max.team.size.',

  'invite.unknown': 'There is no such invitation',
  'invite.expired': 'This invitation has expired. Please ask for a new one.',
  'invite.used': 'This invitation has already been used. Please sign in, or ask for a new one.',
  'invite.limit': 'There are too many pending invitations. Please withdraw those that are no longer needed.',
  'invite.type': 'This invitation does not lead to this application',
  'invite.pending':
    'This person has already been invited. Send the invitation again from the list of invitations.',
  'invite.ownSite':
    'People sign in to this application on a site of its own, for which they need another passkey. Invite them to it by itself.',
  'invite.directory':
    'The directory of this application must confirm its people. Invite them to it by itself.',
  'invite.oneOf': (about?: { application: string; why: string; of?: object }) =>
    about
      ? `${about.application}: ${about.why}`
      : 'People cannot be invited to one of these applications now',

  'invite.running': 'Invitations are being sent already. Wait until they have been, or stop them.',
  'invite.held':
    'The invited person is accepting this invitation right now. Look again in a minute: by then the person is there, or the invitation can be deleted.',
  'invite.again': (about?: { line: number }) =>
    about
      ? `The same address as on line ${about.line}. That line alone counts.`
      : 'The same address as on an earlier line. That line alone counts.',
  'invite.incomplete':
    'Some rows of the file have not arrived, or waited for too long. Please choose the file again.',

  'recovery.unknown': 'There is no such recovery',
  'recovery.over':
    'This recovery has ended: it was stopped, used, replaced by a newer one, or its time is over. Please ask for a new one.',
  'recovery.early':
    'The waiting time of this recovery is not over yet. Please open the link again when it is.',

  'admin.unknown': 'There is no such admin',
  'admin.taken': 'There is already an admin with this name',
  'admin.last': 'The last member of the staff cannot be removed',
  'admin.enrolled': 'This account has a passkey, or its password has been changed. Please sign in again.',
  'admin.passkeyUnknown': 'There is no such passkey',
  'admin.passkeyTaken': 'This passkey is already registered',
  'admin.passkeyLast': 'The last passkey cannot be removed. Add another one first.',
  'admin.passkeyLimit': 'There are 20 passkeys already. Remove one first.',
} as const;
