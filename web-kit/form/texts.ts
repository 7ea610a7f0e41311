import { spoken } from '../language/language.ts';

/** Texts of forms. */
export const texts = spoken('web-kit/form', {
  missing: 'This field is required.',
  tooLong: (most: number, has: number) =>
    `This is too long: it has ${has} characters, at most ${most} are possible.`,
  changedMeanwhile:
    'Somebody else has changed this meanwhile, so nothing was saved. The form shows their changes now, and yours on top. Please look them over, and save again.',
  save: 'Save',
  cancel: 'Cancel',
  leaving: { title: 'Discard what you typed?', text: 'It has not been saved.', no: 'Keep editing' },
  discard: 'Discard',
  typed: 'What you typed before is still here.',
});
