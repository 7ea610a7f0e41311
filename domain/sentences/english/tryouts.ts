/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'This tryout has ended. Begin another one on the page of the application.',
  'tryout.grant':
    'This application signs nobody in by a browser: authorization_code is not among its grant types. Change its authentication first.',
  'tryout.nameId':
    'Nothing is known of the person that fits the Name ID Format of the application, so that it would be told that nobody signed in.',
  'tryout.certificate':
    'The assertion cannot be encrypted with the certificate of the application. Please upload another one.',
} as const;
