import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the checklist of a new organisation. */
export const texts = spoken('things/firstSteps', {
  title: 'First steps',
  lead: 'They lead to the first sign-in to one of your applications. What is done is ticked automatically.',
  done: 'Done',
  count: (done: number, all: number) => `${done} of ${all} done`,
  next: (title: string) => `Next: ${title}`,
  all: 'All steps',
  hide: 'Hide these steps',
  try: (name: string) => `Before ${name} is set up, you can see what it would get:`,
  steps: {
    address: {
      title: 'The organization has its address',
      why: 'This console and the sign-in pages of your people are there.',
    },
    application: {
      title: 'Create an application',
      why: 'It is what people sign in to: a site, an app, or a network.',
    },
    invited: {
      title: 'Invite somebody',
      why: 'Without a user, nobody signs in. Begin with yourself.',
    },
    registered: {
      title: 'Have somebody register',
      why: 'The passkey that is made with it replaces the password.',
    },
    secondWay: {
      title: 'Have a second way in',
      why: 'If the only device of the only member is lost, nobody can open this console.',
    },
    signedIn: {
      title: 'See the first sign-in',
      why: 'It shows that the application is set up. Tryouts do not count.',
    },
  },
  links: {
    application: 'Choose what to protect',
    invited: (name: string) => `Invite to ${name}`,
    registered: 'See who has registered',
    device: 'Add a device of yours',
    colleague: 'Invite a colleague',
    signedIn: (name: string) => `Set up ${name}`,
  },
});
