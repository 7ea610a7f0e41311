import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the custom e-mail. */
export const texts = spoken('staff/pages/sendEmail', {
  tab: 'Send e-mail',
  heading: 'Send a custom email to users',
  lead: 'The mail goes out in the name of Latchkey. Mails that cannot be delivered appear among the dead letters.',
  to: 'To',
  subject: 'Subject',
  body: 'Message',
  hello: 'Hello,',
  submit: 'Send Mail',
  done: 'Email Sent Successfully',
  missingHead: 'Please fill email and /or subject',
  missingBody: 'Please fill all required filled',
  tooLong: (most: number) => `This address is too long: it has more than ${most} characters.`,
  editor: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    link: 'Link',
    address: 'Address of the link',
  },
});
