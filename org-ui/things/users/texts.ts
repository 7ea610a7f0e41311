import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of a person’s attributes and devices. The requirements prescribe those with unusual wording. */
export const texts = spoken('things/users', {
  attributes: {
    email: 'Username',
    emailHint: 'The username identifies the account and cannot be changed.',
    name: 'Name',
    givenName: 'Given name',
    middleName: 'Middle name',
    familyName: 'Family name',
    birthdate: 'Birthdate',
    picture: 'Picture',
    phone: 'Phone number',
    website: 'Website',
    country: 'Country',
    street: 'Street address',
    city: 'City',
    postalCode: 'Postal code',
    region: 'Region',
    primaryEmail: 'Primary email',
    secondaryEmail: 'Secondary email',
    language: 'Preferred language',
    employeeNumber: 'Employee number',
    organization: 'Organization',
    division: 'Division',
    department: 'Department',
    managerId: 'Manager id',
    manager: 'Manager',
    webWrong: 'Please enter an address such as https://ada.example',
    birthdateWrong: 'Please enter a day such as 1960-01-24, not one in the future',
    phoneWrong: 'Please enter between 3 and 20 digits',
  },
  profile: {
    title: 'Profile',
    note: 'A profile is a collection of attributes that describe a user. It is that of the person, and holds in every application.',
    address: 'Address',
    work: 'Work',
    saved: 'successfully Updated Information',
    unknown: '-',
  },
  deviceList: {
    title: 'Login Devices',
    none: 'No Device Registered on this Application.',
  },
  recovery: {
    recover: 'Send recovery link',
    recoverAsks: (name: string) =>
      `Has ${name} lost every device? Make sure that the request really comes from them. Anyone with the link can make a new passkey for this account, once, within two days. It is mailed to the confirmed address, or to a user name that is an address and comes from no directory; otherwise it is shown to you.`,
    mailed: 'Email sent SuccessFully',
    linkTitle: 'Recovery link',
    linkText: (name: string) =>
      `Give this link to ${name} over a channel that you trust. It is shown only now, works once, and is valid for two days.`,
    link: 'recovery link',
    waits: (until: string) =>
      `A recovery link is valid until ${until}. Anyone with it can make a new passkey for this account.`,
    withdraw: 'Withdraw',
    withdrawn: 'The recovery link was withdrawn',
  },
  devices: {
    deleteTitle: 'Delete User Device',
    deleteAsks: (device: string) =>
      `Are your sure? to delete this device. The passkey of ${device} can no longer be used to sign in. This cannot be undone.`,
    yes: { suspend: 'Suspend', delete: 'Delete' },
  },
  /** In English, what the server answered. */
  answered: { suspended: (message: string) => message, activated: (message: string) => message },
  tabs: { details: 'User Details', devices: 'User Devices', report: 'Report' },
});
