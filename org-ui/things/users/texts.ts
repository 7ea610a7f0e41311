/** Texts of a person’s attributes and devices. */
export const texts = {
  attributes: {
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
  },
  devices: {
    deleteTitle: 'Delete User Device',
    deleteAsks: (device: string) =>
      `Are your sure? to delete this device. The passkey of ${device} can no longer be used to sign in. This cannot be undone.`,
    yes: { suspend: 'Suspend', delete: 'Delete' },
  },
} as const;
