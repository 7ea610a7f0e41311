import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Names of some of so many people. */
function someOf(count: number, names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  const others = count - Math.min(names.length, most);
  return others && shown ? `${shown} and ${formatNumber(others)} more` : shown;
}

/** Texts of the User Source tab. */
export const userSourceTexts = spoken('things/userSource', {
  title: 'Source of the users',
  text: 'Users can come from the LDAP directory or Active Directory of your company. Invited people then prove with their directory password who they are, before they make a passkey.',
  toggle: 'LDAP / Active Directory',
  internal: 'Off: people register in this application.',
  external: 'On: people of your directory use this application.',
  on: 'LDAP is on',
  off: 'LDAP is off',
  failed: 'The user source could not be changed',
  settings: 'LDAP settings',
  none: 'No directory has been entered yet.',
  noneHint: 'Enter the address of your LDAP server and an account that may read the users.',
  enter: 'Enter settings',
  saved: 'LDAP settings saved',
  saveFailed: 'The LDAP settings could not be saved',
  test: 'Test connection',
  tested: 'The connection works: the directory was read',
  testFailed: 'The directory cannot be used',
  authorities: 'Public authorities',
  ownCertificate: 'Own certificate',
  everybody: 'All entries with a user name',
  allGroups: 'All groups',
  underBase: 'The base DN',
  usualMap: 'As usual',
  never: 'Only on demand',
  every: (hours: number) => (hours === 1 ? 'Every hour' : `Every ${hours} hours`),
  sync: {
    title: 'User sync',
    now: 'Sync now',
    refused: 'The user sync could not be started',
    never: 'The users of the directory have not been read yet. Test the connection, then sync.',
    running: 'Reading the directory…',
    ended: (when: string) => `Last run: ${when}.`,
    next: (when: string) => `Next run: ${when}.`,
    failed: (why: string) => `The last run did not finish: ${why}`,
    read: 'Read',
    created: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    gone: 'Gone, suspended',
    skipped: 'Skipped',
    closed: 'Disabled, locked or expired',
    referred: 'References to other servers, not followed',
    noPerson: 'Computers, contacts, groups',
    groups: 'Groups',
    groupsCreated: 'New groups',
    groupsChanged: 'Renamed groups',
    groupsGone: 'Groups gone',
    joined: 'Joined groups',
    left: 'Left groups',
    groupsHeld: (count: number) =>
      count === 1
        ? '1 group of the directory has the name or the id of another group, or a name that no group can have here. It is left out, or keeps its former name. Rename it, and the next run takes it.'
        : `${formatNumber(count)} groups of the directory have the name or the id of another group, or a name that no group can have here. They are left out, or keep their former name. Rename them, and the next run takes them.`,
    groupsLeaving: {
      text: (count: number) =>
        count === 1
          ? '1 group is no longer in the directory, and nothing has been deleted yet. Check the base DN and filter of the groups first if it is still there.'
          : `${formatNumber(count)} groups are no longer in the directory, and nothing has been deleted yet. Check the base DN and filter of the groups first if they are still there.`,
      yes: 'Delete these groups',
      sure: 'The directory is read once more. Groups that are still missing are deleted, and what was open to them is closed to their members.',
    },
    taken: (count: number) =>
      count === 1
        ? '1 user has a new user name in the directory, which another user of this application has. The former name stays. Rename or delete the other user in the directory or here, and the next run changes the name.'
        : `${formatNumber(count)} users have a new user name in the directory, which another user of this application has. They keep their former name. Rename or delete the other user in the directory or here, and the next run renames them.`,
    twice: (count: number) =>
      count === 1
        ? '1 entry has the id (entryUUID or objectGUID) of another entry below the base DN, and was left out. Narrow the base DN, or correct the directory.'
        : `${formatNumber(count)} entries have the id (entryUUID or objectGUID) of another entry below the base DN, and were left out. Narrow the base DN, or correct the directory.`,
    notJoined: (count: number) =>
      count === 1
        ? '1 membership in a group was left out, because the person belongs to 500 groups, which is the most. Take the person out of another group, or leave out groups with the group filter, and the next run adds it.'
        : `${formatNumber(count)} memberships in groups were left out, because the people belong to 500 groups, which is the most. Take them out of other groups, or leave out groups with the group filter, and the next run adds them.`,
    noRoom: (count: number) =>
      count === 1
        ? '1 person of the directory did not come, because the plan is full or has ended, or because this person has access to as many applications as one can have. Choose a larger plan or delete users who have left, and the next run takes the person.'
        : `${formatNumber(count)} people of the directory did not come, because the plan is full or has ended, or because they have access to as many applications as one can have. Choose a larger plan or delete users who have left, and the next run takes them.`,
    full: (count: number, who: readonly string[]) => {
      const whose = someOf(count, who, 20);
      const users = count === 1 ? '1 user' : `${formatNumber(count)} users`;
      return `Custom attributes of ${users} were left out, because they hold more than 16 KB together${whose && `: ${whose}`}. Their former values stay. Shorten them in the directory, or map fewer attributes, and the next run takes them.`;
    },
    preview: {
      button: 'Show what would change',
      text: 'Nothing has been changed yet. This is what the directory would do:',
      come: (count: number, names: readonly string[]) =>
        `${formatNumber(count)} would come: ${someOf(count, names, 100)}`,
      change: (count: number, names: readonly string[]) =>
        `${formatNumber(count)} would change: ${someOf(count, names, 100)}`,
      go: (count: number, names: readonly string[]) =>
        `${formatNumber(count)} would be suspended: ${someOf(count, names, 100)}`,
      wait: (count: number, names: readonly string[]) =>
        `${formatNumber(count)} would wait, because somebody else has their name or address: ${someOf(count, names, 100)}`,
      groups: (count: number, names: readonly string[]) =>
        `${formatNumber(count)} ${count === 1 ? 'group' : 'groups'} would come: ${someOf(count, names, 100)}`,
    },
    leaving: {
      text: (count: number, names: readonly string[]) => {
        const who = someOf(count, names, 10);
        return count === 1
          ? `1 user is no longer in the directory, and has not been suspended yet${who && `: ${who}`}. Check the base DN and filter first if this user has not left.`
          : `${formatNumber(count)} users are no longer in the directory, and nobody has been suspended yet${who && `: ${who}`}. Check the base DN and filter first if they have not left.`;
      },
      yes: 'Suspend them',
      sure: 'The directory is read once more. Those who are still missing are suspended, and their sessions end.',
    },
    held: {
      text: (count: number) =>
        count === 1
          ? '1 entry of the directory has the user name or the e-mail address of a person who did not come from this entry, here or in another application. It is left out until you decide; “Show what would change” names it. If the person was somebody else, delete that user.'
          : `${formatNumber(count)} entries of the directory have the user name or the e-mail address of a person who did not come from this entry, here or in another application. They are left out until you decide; “Show what would change” names them. If the person was somebody else, delete that user.`,
      yes: 'They are the same people',
      sure: 'These people become the users of the entries and keep their passkeys. Whoever can sign in as one of them can go on, so be certain that each is the same person.',
    },
  },
  fields: {
    server: 'LDAP Server Address',
    serverHint: 'A host name such as ldap.acme.example, without ldap://',
    port: 'LDAP Port',
    portHint: 'Usually 636 for LDAPS and 389 for StartTLS.',
    portWrong: 'Please enter a number from 1 to 65535',
    security: 'Encryption',
    securities: { ldaps: 'LDAPS (TLS from the start)', starttls: 'StartTLS' },
    certificate: 'CA certificate',
    certificateHint:
      'In PEM, for a server whose certificate comes from your own authority. Leave it empty for a public one.',
    baseDn: 'Base DN',
    baseDnHint: 'The users are below it, such as ou=people,dc=acme,dc=example',
    bindDn: 'Bind DN',
    bindDnHint: 'The account that reads the directory.',
    password: 'Password',
    passwordKept: 'Leave it empty to keep the password. It is needed again for another server or bind DN.',
    filter: 'Filter',
    filterHint: 'The attribute with the user name: uid, or sAMAccountName in Active Directory.',
    attributes: 'Attributes',
    attributesHint: 'What is read of each user, separated by spaces.',
    searchFilter: 'Search filter',
    searchFilterHint:
      'Which entries are users, such as (&(objectClass=user)(memberOf=cn=staff,dc=acme,dc=example)). Leave it empty for all that have a user name.',
    attributeMap: 'Attribute map',
    attributeMapHint:
      'Lines such as department = departmentNumber ou: an attribute of users, and those of the directory that it is read from, best first. What has no line is read as usual, if Attributes names it. custom.cost_centre = departmentNumber fills an attribute of your organization.',
    groups: 'Groups',
    groupsHint: 'Whether the user sync reads the groups of the directory too.',
    groupChoices: { off: 'Not read', on: 'Read' },
    groupName: 'Group name',
    groupNameHint: 'The attribute with the name of a group, such as cn.',
    groupBaseDn: 'Base DN of groups',
    groupBaseDnHint: 'The groups are below it. Leave it empty for the base DN.',
    groupFilter: 'Group filter',
    groupFilterHint: 'Which groups are read, such as (cn=app-*). Leave it empty for all.',
    passwordAttribute: 'Password attribute',
    passwordAttributeHint: 'This attribute is never read. Passwords are checked by the directory.',
    syncHours: 'User sync',
    syncHint: 'Hours between two runs, or 0 for only on demand.',
    syncWrong: 'Please enter a number from 0 to 168',
  },
});
