/** Texts of the wizard that creates an application. */
export const texts = {
  title: 'Create New Application',
  steps: ['Choose', 'Configure', 'Done'],
  choose: 'What would you like to protect?',
  web: 'Web/Wordpress',
  webText: 'Your own website or WordPress site: people sign in with passkeys on its pages.',
  mobile: 'Mobile (iOS/Android)',
  mobileText: 'Your own mobile app: people sign in with the passkeys of their device.',
  done: (name: string) => `${name} is ready.`,
  doneText:
    'Add this script to the pages where people register and sign in. By itself it shows nothing: the integration guide of the application has the lines that register people and sign them in.',
  doneMobile:
    'Your app sends this client ID when people register and sign in. The integration guide of the application shows the calls.',
  open: 'View Application',
  clientId: 'Client ID',
  script: 'script tag',
  sso: {
    kind: 'Single Sign-on',
    kindText:
      'Any application with OpenID Connect or SAML: people sign in on your address, with passkeys kept there.',
    dialog: 'Create a new SSO app integration',
    cancel: 'Cancel',
    done: 'Enter this client ID and the issuer in your application. The page of the application shows the client secret and the rest.',
    issuer: 'Issuer Domain',
  },
  radius: {
    kind: 'Radius',
    kindText: 'Networks: people enter a VPN, a router or a shell after they have approved it on their phone.',
  },
} as const;
