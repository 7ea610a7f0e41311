/** What the refusals of `domain/refusals/calls.ts` say. */
export const calls = {
  'request.invalid': 'The request is not valid',
  'request.fields': ({ fields }: { fields: readonly { field: string; says: string }[] }) =>
    fields.map(({ field, says }) => (field ? `${field}: ${says}` : says)).join('; '),
  'request.unknown': 'There is no such call',
  'request.tooLarge': 'The request is too large',
  'request.tooMany': 'Too many requests. Please try again in a moment.',
  'request.origin': 'The request came from another origin',
  'request.captcha': 'Please solve the captcha again',
  'request.conflict': 'Someone else changed this at the same moment. Please try again.',
  'request.unavailable': 'The service is not available right now. Please try again in a moment.',
  'request.broken': 'Something went wrong.',
  'request.missing': (about?: { stream: true }) =>
    about ? 'There is no such stream' : 'There is no such record',
  'request.unreadable':
    'This record is damaged, or newer than this service. The administrator has been notified.',
  'request.tooWide': 'This search takes too long. Search for more of the name, or filter the list.',
  'request.proof':
    'Many attempts from this address have failed. Please wait a while. A program may instead send a proof of work (GET /captcha) in the header X-Proof-Of-Work.',
  'request.changed':
    'Somebody else has changed this since it was read, so nothing was saved. Read it again first.',
  'request.erased': 'This was deleted in the meantime, with its data, so nothing was saved.',
  'request.repeated':
    'This Idempotency-Key came with another request before. Use a new key for each request.',
  'request.elsewhere': 'Open this page at the address of your organization.',
  'request.method': 'This address does not take that method',

  'session.none': 'Please sign in',
  'session.forbidden': 'You are not allowed to do this',
  'session.token':
    'This link or token is not valid, or it has expired or been used. Please ask for a new one.',
  'session.password': 'User name or password is wrong',
  'session.proof':
    'Many passwords have been tried. A proof of work (GET /captcha, in the field captcha) must come with the next one; a passkey needs none.',
  'session.unknown': 'There is no such session',
  'session.scope': (needs?: { scope: string }) =>
    `Your access does not include ${needs?.scope ?? 'the scope'}, which this call needs`,
  'session.stale': 'Please sign in once more, because this is about your devices or your data.',

  'ceremony.failed': 'Authentication failed. Please try again.',
} as const;
