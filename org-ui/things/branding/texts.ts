import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of how the organisation is shown. */
export const texts = spoken('things/branding', {
  title: 'Branding',
  lead: 'How people see your organization when they sign in, approve, are invited, or get a mail. Nothing changes for them until you publish.',
  none: 'Nothing has been published yet, so your pages and mails look like Latchkey.',
  publish: 'Publish',
  published: 'Your branding was published',
  failed: 'Your branding could not be published',
  logoHint:
    'PNG, JPEG, GIF or WebP of at most 64 KB, shown 32 px high. An image at an https address is copied when you publish.',
  primary: 'Primary color',
  accent: 'Accent color',
  hints: {
    primary: 'Buttons and links, on pages and in mails.',
    accent: 'Pictures, and the ring around what has the focus.',
  },
  pick: (label: string) => `Choose the ${label.toLowerCase()}`,
  colourWrong: 'Please enter # and six digits or letters from a to f',
  corrected: {
    light: (shown: string) => `Light pages show ${shown} instead, so that it can be read.`,
    dark: (shown: string) => `Dark pages show ${shown} instead, so that it can be read.`,
  },
  productName: 'Name of the app',
  productNameHint: 'What the app is called on a phone. Without it, it has the name of your organization.',
  preview: {
    light: 'Sign-in page, light',
    dark: 'Sign-in page, dark',
    heading: 'Sign in to Wiki',
    field: 'Email',
    button: 'Sign in',
    link: 'Lost your device?',
  },
  mails: {
    title: 'Words in mails',
    lead: 'Your own paragraphs in the mails to your people. The subject, what is to be done, warnings and the button stay as they are, so that no mail can ask for something else.',
    own: (languages: readonly string[]) =>
      `Your own words: ${languages.join(', ')}. Mails in other languages have none.`,
    none: 'You have no words of your own in any language.',
    wrongIn: (languages: readonly string[]) =>
      `Something cannot be published in these languages either: ${languages.join(', ')}`,
    language: 'Language of the mails',
    mail: 'Mail that is shown',
    preview: 'How the mail looks',
    from: (name: string) => `From: ${name}`,
    fields: {
      invitation: 'Invitations',
      approval: 'Approving a sign-in',
      recovery: 'Lost device',
      address: 'Another email address',
      answer: 'Answers to requests',
      closing: 'At the end of each mail',
    },
    hints: {
      invitation: 'After the greeting. {organisation} and {application} are replaced by names.',
      approval: 'After the greeting. {organisation} and {application} are replaced by names.',
      recovery: 'After the greeting. {organisation} is replaced by the name.',
      address: 'After the greeting. {organisation} is replaced by the name.',
      answer: 'After the greeting. {organisation} is replaced by the name.',
      closing: 'For example who helps, and by which phone number. Plain text without addresses.',
    },
  },
  versions: {
    title: 'Published before',
    none: 'What you publish is kept here, so that you can put it back.',
    of: (version: number, when: string) => `Version ${version}, ${when}`,
    putBack: (version: number) => `Put back version ${version}`,
    sure: (version: number) => `Put back version ${version}?`,
    text: 'It is published again at once. What is shown now is kept in this list.',
    yes: 'Put back',
    done: 'The earlier branding was published again',
  },
});
