/** What the refusals of `domain/refusals/staff.ts` say. */
export const staff = {
  'mail.unknown': 'There is no such mail',
  'mail.tooMany': 'This address has received too many mails today. Please try again tomorrow.',

  'letter.unknown': 'This has already been sent, or its delivery never failed',

  'contact.unknown': 'There is no such entry of the contact form',

  'invoice.unknown': 'There is no such invoice',
  'invoice.credited': 'Less than this is left of the invoice',
  'invoice.seller':
    'Nobody had entered the seller when this was issued, so there is no file of it. The staff can credit it and issue it again',
  'invoice.taxId': 'Enter the tax number of the seller before any tax is charged',
  'invoice.rate': 'There is no tax for this country',
  'invoice.uncredited': 'Credit the whole invoice before it is issued again',
  'invoice.buyer': 'The organization had no country when this was issued, which an electronic invoice needs',

  'video.unknown': 'There is no such video',

  'widening.unknown': 'There are no wider limits with this id',
  'widening.until': 'The wider limits must end today or later, and at most a year from now',
  'widening.full': 'Too many addresses have wider limits. Remove those that are no longer needed.',
} as const;
