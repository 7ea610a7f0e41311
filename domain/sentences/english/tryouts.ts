/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'This tryout has ended. Begin another one on the page of the application.',
  'tryout.grant':
    'Nobody signs in to this application in a browser: authorization_code is not among its grant types. Change its authentication first.',
  'tryout.nameId':
    'Nothing is known of the person that fits the Name ID Format of the application, so it would be told that nobody signed in.',
  'tryout.certificate':
    'The assertion cannot be encrypted with the certificate of the application. Please upload another one.',
  'tryout.client': 'This RADIUS client is suspended, so nobody can sign in through it.',
  'tryout.nobody': 'Nobody who may sign in to this application has this user name.',
  'tryout.device': 'This person has no passkey on the host of the organization, and cannot approve anything.',
  'tryout.declined': 'The person declined the sign-in.',
  'tryout.expired': 'The person did not answer within two minutes.',
  'tryout.failed': 'The person could not approve the sign-in.',
  'tryout.remote':
    'Nobody can sign in to this application by phone: remote platform authentication is off. A passkey of its own website or app works only there, and cannot be tried here.',
  'tryout.app': 'This person has no phone with the app that receives messages.',
  'tryout.unasked':
    'This person cannot be asked: no e-mail address of theirs is known, and no app of theirs gets messages from this client.',
} as const;
