import type { WebKitCatalogue } from '../web-kit/languages/catalogue.ts';

/** What this app says in each language: the words of its folders, by the names that they give. */
export type Catalogue = WebKitCatalogue & {
  'pages/addAdmin': typeof import('./pages/addAdmin/texts.ts').texts;
  'pages/addDevice': typeof import('./pages/addDevice/texts.ts').texts;
  'pages/app': typeof import('./pages/app/texts.ts').app;
  'pages/approve': typeof import('./pages/approve/texts.ts').texts;
  'pages/archive': typeof import('./pages/archive/texts.ts').texts;
  'pages/confirmAddress': typeof import('./pages/confirmAddress/texts.ts').texts;
  'pages/errorCodes': typeof import('./pages/errorCodes/texts.ts').texts;
  'pages/invited': typeof import('./pages/invited/texts.ts').texts;
  'pages/legal': typeof import('./pages/legal/texts.ts').texts;
  'pages/login': typeof import('./pages/login/texts.ts').texts;
  'pages/lostDevice': typeof import('./pages/lostDevice/texts.ts').texts;
  'pages/me': typeof import('./pages/me/texts.ts').texts;
  'pages/mailSent': typeof import('./pages/mailSent/texts.ts').texts;
  'pages/mailbox': typeof import('./pages/mailbox/texts.ts').mailbox;
  'pages/networkCode': typeof import('./pages/networkCode/texts.ts').texts;
  'pages/notFound': typeof import('./pages/notFound/texts.ts').texts;
  'pages/oidc': typeof import('./pages/oidc/texts.ts').texts;
  'pages/onboarding': typeof import('./pages/onboarding/texts.ts').onboarding;
  'pages/payment': typeof import('./pages/payment/texts.ts').texts;
  'pages/phone': typeof import('./pages/phone/texts.ts').texts;
  'pages/recover': typeof import('./pages/recover/texts.ts').texts;
  'pages/recoverUser': typeof import('./pages/recoverUser/texts.ts').texts;
  'pages/register': typeof import('./pages/register/texts.ts').texts;
  parts: typeof import('./parts/texts.ts').texts;
  words: typeof import('./words.ts').words;
};
