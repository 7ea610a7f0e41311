/** Texts of the wizard that creates an application. */
export const wizard = {
  title: 'Create New Application',
  steps: ['Choose', 'Configure', 'Done'],
  choose: 'What would you like to protect?',
  web: 'Web/Wordpress',
  webText: 'Your own website or WordPress site: people sign in with passkeys on its pages.',
  mobile: 'Mobile (iOS/Android)',
  mobileText: 'Your own mobile app: people sign in with the passkeys of their device.',
  createdNow: 'Application Created successfully',
  done: (name: string) => `${name} is ready.`,
  doneText:
    'Add this script to the pages where people register and sign in. By itself it shows nothing: the integration guide of the application has the lines that register people and sign them in.',
  doneMobile:
    'Your app sends this client ID when people register and sign in. The integration guide of the application shows the calls.',
  open: 'View Application',
} as const;
