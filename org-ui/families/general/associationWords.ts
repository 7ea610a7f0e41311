import { spoken } from '../../../web-kit/language/language.ts';

/** Texts about the files that tie an app to a website, which no first page shows. */
export const associationWords = spoken('families/general/association', {
  apple: {
    title: 'apple-app-site-association for iOS',
    text: 'Lets your iOS app use the passkeys of your website. An app without a website gets no passkeys on iOS.',
    team: 'Team ID',
    teamHint: 'Ten letters and digits, as the membership page of your developer account shows them',
    bundle: 'Bundle ID',
    bundleHint: 'Like com.company.app',
    publish: (host: string) =>
      `Publish the file at https://${host}/.well-known/apple-app-site-association: over HTTPS, with the content type application/json, and without a redirect. If there is one already, add this entry to it. Add webcredentials:${host} to the associated domains of the app.`,
  },
  assetlinks: {
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
    publish: (host: string) =>
      `Publish the file at https://${host}/.well-known/assetlinks.json: over HTTPS, with the content type application/json, without a redirect and readable without signing in. If there is one already, add this entry to its list.`,
    check: 'Then open that address in a browser: it must contain this entry.',
    reset: 'Reset',
    readMore: 'Read More',
    readMoreAt: 'https://developer.android.com/training/app-links/verify-android-applinks',
  },
});
