/** The texts of the page of one user. The requirements prescribe those with unusual wording. */
export const texts = {
  back: 'Back',
  facts: (username: string, registered: string, lastLogin: string) =>
    `${username} · Registered On ${registered} · Last Login ${lastLogin}`,
  suspendOrActivate: 'Suspend or Activate User',
  delete: 'Delete User',
  application: 'Application',
  details: 'User Details',
  attributes: {
    title: 'Profile',
    note: 'A profile is a collection of attributes that describe a user. It belongs to this application only.',
    address: 'Address',
    saved: 'successfully Updated Information',
    email: 'Username',
    emailHint: 'The username identifies the account and cannot be changed.',
    name: 'Name',
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
    webWrong: 'Please enter an address such as https://ada.example',
    birthdateWrong: 'Please enter a day such as 1960-01-24, not one in the future',
    phoneWrong: 'Please enter between 3 and 20 digits',
    unknown: '-',
  },
  devices: {
    title: 'Login Devices',
    none: 'No Device Registered on this Application.',
    words: {
      deleteTitle: 'Delete User Device',
      deleteAsks: (device: string) =>
        `Are your sure? to delete this device. The passkey of ${device} can no longer be used to sign in. This cannot be undone.`,
      yes: { suspend: 'Suspend', delete: 'Delete' },
    },
  },
  report: {
    title: 'User Report',
    audit: 'View Audit',
    platform: 'Usage By Platform',
    browser: 'Usage By Browser',
    logins: 'User Login Details',
    platforms: { ios: 'Ios', android: 'Android', web: 'Web', others: 'Others' } as Record<string, string>,
    none: 'No sign-ins in the last twelve months.',
  },
} as const;

export const recoverUser = {
  recover: 'Send recovery link',
  recoverAsks: (name: string) =>
    `Has ${name} lost every device? Make sure that the request really comes from them. Anyone with the link can make a new passkey for this account, once, within two days. It is mailed if the user name is an e-mail address; otherwise it is shown to you.`,
  mailed: 'Email sent SuccessFully',
  linkTitle: 'Recovery link',
  linkText: (name: string) =>
    `Give this link to ${name} over a channel that you trust. It is shown only now, works once, and is valid for two days.`,
  link: 'recovery link',
  close: 'Close',
} as const;
