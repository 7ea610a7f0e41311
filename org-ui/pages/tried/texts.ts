import type { SiteCheckCode } from '../../../domain/application/siteChecks.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Fixed texts of the page that shows what came of a tryout. */
export const texts = spoken('pages/tried', {
  title: (name: string) => `Tryout of ${name}`,
  signedIn: 'Somebody signed in. This is what the application would get.',
  failed: 'Nobody signed in, and the application would get nothing.',
  waiting: 'Nobody has signed in yet. Finish the sign-in in the window of the tryout, or begin another one.',
  refresh: 'Look again',
  toApplication: 'To the application',
  nothingLeft:
    'The application got nothing, and nobody stays signed in by it. It does not count as a sign-in, and is recorded in the audit as a tryout.',
  /** What is said in place of the above where the client of a network was tried. */
  network: {
    signedIn: 'The person approved. This is what the client would get.',
    failed: 'Nobody signed in. This is what the client would get.',
    waiting:
      'The person has been asked to approve, in the app or by a mail, and has two minutes. This page then shows the result by itself.',
    nothingLeft:
      'No packet was sent. It does not count as a sign-in, and is recorded in the audit as a tryout.',
    told: 'What the client would get',
  },
  /** What is said in place of the above where a web or mobile application was tried by phone. */
  site: {
    signedIn: 'The person approved. This is what the back end of the application would get.',
    failed: 'Nobody signed in, and the application would get nothing.',
    waiting:
      'The person has two minutes to scan the code with the phone, and to choose the number there. This page then shows the result by itself.',
    waitingForApp:
      'A notification has been sent to the app on the phone of the person, who has two minutes to choose the number. This page then shows the result by itself.',
    nothingLeft:
      'No token was given out, and nobody stays signed in. It does not count as a sign-in, and is recorded in the audit as a tryout.',
    told: 'What it is told of the person',
    /** What is advised otherwise than for the other families. */
    advice: {
      'tryout.nobody':
        'Check how the user name is spelled. People register on your website or in your app; invite the person if only invited people can register.',
      'tryout.device':
        'A passkey that was made on your website or in your app works only there. The person registers by phone, or adds a phone to the account with addPasskey({ phone: true }) in your page. Without that, try the sign-in on your own site.',
      'tryout.expired':
        'Scan the code with the phone that has the passkey, or check whether the notification has arrived. Then try again.',
    } as Record<string, string>,
  },
  request: {
    title: 'On the phone',
    code: 'QR code for the phone',
    scan: 'Scan the code with the camera of the phone. Then choose this number there:',
    message: 'Open the notification on the phone. Then choose this number there:',
  },
  again: 'Try again',
  checked: 'What browsers and phones find in the settings',
  checks: {
    website: (address: string) => `${address}: passkeys work here, and belong to this host.`,
    localWebsite: (address: string) =>
      `${address}: works only in a browser on the machine itself. Remove it before people sign in.`,
    unfitWebsite: (address: string) =>
      `${address}: browsers allow no passkeys here. Use https and a host name.`,
    severalHosts: (hosts: string) =>
      `Passkeys belong to the host on which they were made: ${hosts}. One made on one of them cannot be used on another. Let people register and sign in on one host.`,
    noWay: () =>
      'Nobody can sign in: same platform and remote platform authentication are both off. Switch one of them on.',
    planSameDevice: () =>
      'The plan does not include signing in with the passkey of the device in use, which the application allows.',
    planPhone: () => 'The plan does not include signing in by phone, which the application allows.',
    noFingerprint: () =>
      'The SHA256 fingerprint of the Android app is missing. The app is refused until you enter it.',
    noSiteForApple: () =>
      'iOS gives an app the passkeys of its own website alone, and this app has none. Enter a website.',
  } as Record<SiteCheckCode, (about: string) => string>,
  methods: {
    phone: 'QR code',
    push: 'Notification in the app',
  } as Record<string, string>,
  seconds: (count: string) => `${count} seconds`,
  facts: 'The sign-in',
  told: 'What it is told of the person',
  columns: { name: 'Name', value: 'Value', from: 'In' },
  parts: {
    idToken: 'ID token',
    userinfo: 'Userinfo',
    assertion: 'Assertion',
    accessToken: 'Claims of the access token',
    verifyToken: 'Answer of verifyToken',
  } as Record<string, string>,
  part: (name: string) => `${name} in full`,
  names: {
    issuer: 'Issuer',
    audience: 'Audience',
    scopes: 'Scopes',
    signedInAt: 'Time of the sign-in',
    acr: 'Strength (acr)',
    amr: 'Methods (amr)',
    algorithm: 'Signed with',
    recipient: 'Recipient',
    context: 'Authentication context',
    signed: 'What is signed',
    encrypted: 'What is encrypted',
    leftOut: 'Left out, because nothing is known',
    client: 'Client',
    userName: 'User name',
    method: 'How the phone was asked',
    expiresIn: 'The token would count for',
  } as Record<string, string>,
  untested: 'What was not tried',
  notTried: {
    oidc: 'The tryout comes back to an address of this console. Whether the application is at its redirect addresses, and knows its client secret, shows at its first sign-in.',
    saml: 'The assertion is shown before it is signed and encrypted, so that nobody can sign in with it. Whether the application trusts the certificate of this organization, and can decrypt, shows at its first sign-in.',
    radius:
      'No packet was sent. Whether the client reaches this server from its Client IP, knows the shared secret and waits long enough, shows at its first sign-in. A code from the page of the person was not tried as a password.',
    general:
      'The passkeys of your own website or app work only there and were not tried. Whether your pages have the script, or your app makes the calls, and your back end verifies the token, shows at the first sign-in.',
  } as Record<string, string>,
  why: 'Why',
  notSignedIn: 'The person did not sign in.',
  /** What to change, by the refusal. */
  advice: {
    'user.noAccess':
      'The passkey is known here, but its person has no access to this application. Invite them, or open the application to a group.',
    'user.suspended': 'The person is suspended. Activate them to let them sign in.',
    'device.suspended': 'The device is suspended. Activate it on the page of the person.',
    'application.suspended': 'Activate the application to let people sign in.',
    'ceremony.failed':
      'The passkey is of nobody who was invited here. Invite the person, who makes a passkey with the link of the mail.',
    'plan.feature':
      'The plan of the organization does not include this way to sign in. Your account shows what it includes.',
    'tryout.nameId':
      'Choose another Name ID Format in the settings, or complete what is known of the person.',
    'tryout.certificate': 'Upload the encryption certificate of the application again, or do not encrypt.',
    'tryout.client': 'Activate the client to let people sign in through it.',
    'tryout.nobody':
      'Check how the user name is spelled, and how the client is set to read user names. Invite the person, or open the application to a group. A client waits two minutes in vain, so that it does not learn which names exist.',
    'tryout.device':
      'The person makes a passkey with the link of the invitation, or with a new link from their page. A client waits two minutes in vain.',
    'tryout.declined': 'Nothing is wrong with the settings.',
    'tryout.expired':
      'Check whether the mail or the notification has arrived, and whether the device of the person is active. Then try again.',
    'tryout.failed': 'Check whether the device of the person is active, and try again.',
    'tryout.remote':
      'Switch remote platform authentication on to try the sign-in by phone, or try it on your own site. The check of the settings below is still valid.',
    'tryout.app':
      'The person gets the app from the page /app of your organization and turns notifications on there. Or try with the QR code.',
    'tryout.unasked':
      'The person confirms an e-mail address that you enter on their page, or turns on notifications in the app if the client is set to In-app. A client waits two minutes in vain; a code from /networkCode works as the password.',
    'transaction.expired':
      'The approval came too late to be collected. Nothing is wrong with the settings; try again.',
    'push.tooMany': 'A person is asked three times in ten minutes at most. Wait a little, and try again.',
    'organisation.closed': 'Renew the subscription. Nobody can sign in before.',
    access_denied: 'The person went back without signing in. Nothing is wrong with the settings.',
    invalid_scope: 'The application may not ask for one of the scopes.',
    other: 'Look at the settings of the application, and try again.',
  } as Record<string, string>,
  places: {
    users: 'To the people of the application',
    basic: 'To the settings of the application',
    account: 'To the account',
    people: 'To the people',
    clients: 'To the clients',
  },
});
