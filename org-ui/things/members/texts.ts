import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of a member and of the devices of a person. */
export const texts = spoken('things/members', {
  addDevice: 'Add New Devices',
  addDeviceAsks: (name: string) =>
    `${name} gets a mail with a link. Opening it on the new device adds that device. It is valid for two days.`,
  addDeviceYes: 'Send the mail',
  mailed: 'Email sent SuccessFully',
  windowBlocked: 'Your browser blocked the window. Allow it and try again.',
  last: (site: string) =>
    `No other device works at ${site}, so this one stays. Another one must be added first.`,
  details: {
    device: 'Device',
    ip: 'IP Address',
    status: 'Status',
    os: 'OS',
    country: 'Country',
    deviceType: 'Platform',
    browser: 'Browser',
    loginTime: 'Login Time',
  },
  deviceTypes: { mobile: 'Mobile', desktop: 'Desktop' },
  methods: {
    'this device': 'This device',
    phone: 'Phone',
    'phone app': 'App on the phone',
    push: 'Notification in the app',
  } as Readonly<Record<string, string | undefined>>,
  succeeded: 'Success',
  devices: 'Registered Devices',
  noDevices: 'No devices.',
  appless: 'AppLess Auth',
  inApp: 'InApp Auth',
  lastAccess: 'Last Access',
  platform: 'Platform',
  logins: 'Total Logins',
  since: 'Using Since',
  provider: 'Passkey kept by',
  synced: 'Can be synchronised since',
  remove: 'Remove',
  kind: 'Kind',
  renamedNow: 'Device renamed',
  removedNow: 'Device removed',
  suspendedNow: 'Device suspended',
  activatedNow: 'Device activated',
  called: (name: string) => `the device “${name}”`,
  suspendTitle: 'Suspend device',
  suspendEffect:
    'Its passkey cannot be used to sign in until the device is activated again, and its sessions end.',
  removeTitle: 'Remove device',
  removeAsks: (device: string) =>
    `Remove ${device}? Its passkey can no longer be used to sign in. This cannot be undone.`,
  several: {
    select: 'Select all',
    devices: (count: number) => `${count} ${count === 1 ? 'device' : 'devices'}`,
    many: (count: string) => (count === '1' ? '1 device' : `${count} devices`),
    suspendAll:
      'Their passkeys cannot be used to sign in until the devices are activated again, and their sessions end.',
    removeTitle: (what: string) => `Remove ${what}`,
    removeAll: 'Their passkeys can no longer be used to sign in. This cannot be undone.',
    removed: (what: string) => `${what} removed`,
  },
  icons: { android: 'Android', apple: 'Apple', usb: 'USB', ble: 'BLE', computer: 'Computer' },
  team: {
    suspendedNow: 'User suspended Successfully',
    activatedNow: 'User Activated Successfully',
    deletedNow: 'Operator Deleted Successfully',
    suspendTitle: 'Suspend team member',
    suspendEffect:
      'This member is signed out at once and cannot sign in until a colleague activates the account again. Invitations to the team that this member sent are withdrawn.',
    members: (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`,
    many: (count: string) => (count === '1' ? '1 member' : `${count} members`),
    suspendAll:
      'They are signed out at once and cannot sign in until a colleague activates their accounts again. Invitations to the team that they sent are withdrawn.',
    deleteMany: (what: string) => `Delete ${what}`,
    deleteAll:
      'All their devices are deleted too, and they are signed out at once. Invitations to the team that they sent are withdrawn. This cannot be undone.',
    deletedAll: (what: string) => `${what} deleted`,
    deleteTitle: 'Delete team member',
    deleteAsks: (name: string) =>
      `Are you sure you want to delete ${name}? All devices of this member are deleted too, and the member is signed out at once. Invitations to the team that this member sent are withdrawn.`,
  },
  role: {
    title: 'Role',
    change: 'Change role',
    changeOf: (name: string) => `Role of ${name}`,
    changeText: 'The new role applies at once, even where this member is already signed in.',
    given: (name: string, role: string) => `${name} has the role ${role} now`,
  },
  hint: {
    text: 'Add a second device, so that a lost phone does not lock you out.',
    dismiss: 'Do not show again',
  },
});
