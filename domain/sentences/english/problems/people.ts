/** What is wrong with a name, an address or another attribute of a person or a company. */
export const people = {
  'is.email': 'Please enter valid email!!',
  'is.mail': 'must be an e-mail address',
  'is.name': 'must be one line',
  'is.addressed': 'cannot hold a web or e-mail address: write the name without it',
  'is.longName': 'is too long',
  'is.unseen': 'holds a character that cannot be seen',
  'is.mixed': 'mixes letters of scripts that look alike',
  'is.username': 'cannot be a user name: letters in it look like others, or cannot be seen',
  'is.phone': 'must be digits, with at most a plus sign in front',
  'is.mobile': 'must be a plus sign and digits',
  'is.dialCode': 'must be the digits of a dialling code',
  'is.day': 'must be a day such as 1960-01-24',
  'is.future': 'must not be in the future',
  'is.country': 'must be the code of a country by ISO 3166-1, such as DE',
  'is.taxNumber': ({ example }: { example: string }) =>
    `must be a number such as ${example}; leave it empty if you have none`,
  'is.otherState': 'belongs to another state than the address',
  'is.terms': 'Please accept the terms and conditions',
  'is.place': 'and longitude belong together',
  'is.invitee': 'is not the address of this invitation',
  'is.another': 'must be another person',
  'is.joined': ({ most }: { most: number }) => `has been joined with ${most} people, which is the most`,
  'is.password': ({ least, most }: { least: number; most: number }) =>
    `The password must have ${least} to ${most} characters.`,
} as const;
