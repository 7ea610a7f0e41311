/** Texts of the screen of a web or mobile application. */
export const view = {
  tabs: { basic: 'Basic', users: 'User List', source: 'User Source', insights: 'Insights' },
  general: 'General Settings',
  credentials: 'Client Credentials',
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
} as const;

export const assetlinks = {
  title: 'assetlinks.json for Android',
  text: 'Lets your Android app use the passkeys of your website.',
  steps: ['Generate assetlinks.json', 'Publishing instructions'],
  package: 'Package name',
  packageHint: 'Dotted segments that start with a letter, like com.company.app',
  fingerprint: 'SHA256 fingerprint',
  fingerprintHint: '64 hex characters, with or without colons',
  generate: 'Generate',
  served: (site: string) =>
    `Android finds this at ${site}/.well-known/assetlinks.json, where Latchkey serves it for apps without a website. You need not publish anything.`,
  publish: (site: string) =>
    `Publish the file at ${site}/.well-known/assetlinks.json: over HTTPS, with the content type application/json, without a redirect and readable without signing in.`,
  check: 'Then open that address in a browser: it must show exactly this text.',
  reset: 'Reset',
  readMore: 'Read More',
  readMoreAt: 'https://developer.android.com/training/app-links/verify-android-applinks',
} as const;
