import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the list of error codes. */
export const texts = spoken('pages/errorCodes', {
  title: 'Error Codes',
  text: 'Below is the list of error codes and their corresponding messages, categorized by module.',
  columns: ['Sr. No.', 'Error Code', 'Error Message'],
  empty: 'No error codes found.',
});
