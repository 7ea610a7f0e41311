import { lazy } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import { call } from '../../web-kit/call.ts';
import type { Resource } from '../kit/resource.ts';

type CustomMail = InputOf<Calls, 'POST /sendCustomMail'>['bodyData'];

export const words = {
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
} as const;

/** A page rather than a list; as a resource it has its tab and its guard like the others. */
export const sendEmail: Resource = {
  name: 'send-email',
  options: { label: words.tab },
  list: lazy(() => import('./SendEmail.tsx')),
  writes: {
    create: (data) => call('POST /sendCustomMail', { bodyData: data as CustomMail }),
  },
};
