/** What the refusals of `domain/refusals/licences.ts` say. */
export const licences = {
  'licence.unknown': 'This organization has no licence',
  'licence.format': 'This is not a licence key: one begins with latchkey-licence-1.',
  'licence.edited':
    'This licence key was changed after it was signed, or a part of it is missing. Please copy the whole key once more.',
  'licence.foreign':
    'Another installation issued this licence key. Please ask your provider for another one.',
  'licence.other':
    'This licence key belongs to another organization. Please ask your provider for another one.',
  'licence.expired': 'This licence key has expired. Please ask your provider for a new one.',
  'licence.early': 'This licence key was issued later than now: please check the clock of this machine',
  'licence.revoked': 'This licence was revoked. Please ask your provider for a new one.',
  'licence.clock':
    'The clock of this machine is behind what has happened already: please set it, and then enter the key',
};
