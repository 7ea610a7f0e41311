import { spoken } from '../../../web-kit/language/language.ts';

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Texts of the entries of the contact form. */
export const texts = spoken('staff/pages/contacts', {
  tab: 'Contact Us Details',
  filter: 'Filter by name, e-mail or text',
  empty: 'Nothing waits for an answer. What operators send with the contact form appears here.',
  columns: {
    name: 'Name',
    email: 'Email',
    mobileNumber: 'Mobile Number',
    description: 'Description',
  },
  state: { label: 'State', open: 'Open', done: 'Done', all: 'All' },
  answered: 'Answered',
  answer: {
    verb: 'Answer',
    title: (name: string) => `Answer ${name}`,
    text: (email: string) => `The answer is mailed to ${email}.`,
    label: 'Answer',
    send: 'Send Mail',
    sent: 'Answer sent',
  },
  done: {
    verb: 'Mark as done',
    said: 'Marked as done',
    told: (count: number) => `${entries(count)} marked as done`,
  },
  reopen: {
    verb: 'Open again',
    said: 'Opened again',
    told: (count: number) => `${entries(count)} opened again`,
  },
});
