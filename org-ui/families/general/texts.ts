import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of a web or mobile application. */
export const texts = spoken('families/general', {
  tabs: { basic: 'Basic', users: 'User List', insight: 'Insights' },
  userTabs: { details: 'User Details', audit: 'User Audit' },
  insight: {
    users: 'Insights',
    platform: 'Total Users By Platform',
    total: 'Total Users',
    active: 'Active Users',
    suspended: 'Suspended Account',
    empty: 'No Users Data Available',
  },
  general: 'General Settings',
  doneWeb:
    'Add this script to the pages where people register and sign in. By itself it shows nothing: the integration guide of the application has the lines that register people and sign them in.',
  doneMobile:
    'Your app sends this client ID when people register and sign in. The integration guide of the application shows the calls.',
  createdAt: 'Created',
  clientId: 'Client ID',
  guide: 'Integration Guide',
  guideScript: 'Add this script tag to the pages where people register and sign in:',
  guideUse: 'In the page, register people and sign them in:',
  guideMobile:
    'Your app makes these calls below the base URL, without a web view. The developer guide has the code for iOS and Android.',
  guideCalls: 'calls of the app',
  guideServer: 'In your own back end, verify the token before you trust it:',
  baseUrl: 'Base URL of the authentication API',
  script: 'script tag',
  example: 'example page',
  serverExample: 'example back end',
  developerGuide: 'Developer guide',
  downloads: 'Downloads',
  archives: {
    wordpress: { label: 'WordPress plugin', text: 'Upload it to your site and enter the client ID.' },
    android: {
      label: 'Android SDK',
      text: 'Sources of the library (aar) for Android Studio, with the calls above behind two functions.',
    },
    ios: { label: 'iOS SDK', text: 'A Swift package with the calls above behind two functions.' },
    sample: { label: 'Sample application', text: 'A small shop whose back end verifies tokens.' },
  },
  tries: {
    title: (app: string) => `Try this sign-in: ${app}`,
    text: 'The person is asked to approve on a phone, as if a page of the application had asked. The page of the tryout then shows what your back end would get, without a token that counts, and checks the settings. It does not count as a sign-in.',
    hint: 'Of a person who has registered by phone. A passkey of your own website works only there.',
  },
  fields: {
    originsHint:
      'HTTPS with a valid certificate that is not self-signed; http only on localhost, and no IP address.',
    originsAdded: 'Websites of this application',
    originAdd: 'Add URL',
    originRemove: (address: string) => `Remove ${address}`,
    originNotAdded: 'Press “Add URL”, or just continue: a complete address is added automatically.',
    originWrong:
      'Please enter an absolute address such as https://shop.example. Plain http works on localhost only, an IP address never.',
    originThere: 'This address is already in the list',
    appSiteHint:
      'The website of the app, to whose host its passkeys belong. People of the app sign in there with them where the website uses the client ID of the app; to another application they are invited.',
    noWebsite: "I don't have a website",
    noWebsiteHint: 'Passkeys of the app then belong to the address of your organization.',
    validityUnit: 'Unit',
    seconds: 'Seconds',
    minutes: 'Minutes',
    validityWrong: 'Between 10 seconds and 24 hours',
  },
});
