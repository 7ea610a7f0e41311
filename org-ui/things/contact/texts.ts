import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the contact form. Those that the requirements quote stay word for word. */
export const texts = spoken('things/contact', {
  title: 'Contact Us',
  name: 'Your Name',
  email: 'Email Address',
  country: 'Country Code',
  mobile: 'Mobile Number',
  invalidMobile: 'Please enter the digits of the number, without the country code.',
  description: 'Describe your requirement',
  submit: 'Submit',
  sending: 'Sending...',
  missing: 'Please fill all the fields',
  done: 'Thanks for contacting us',
});
