import type { WebKitCatalogue } from '../web-kit/languages/catalogue.ts';
import type { words as base, outcomes, reactivation, stages, states } from './base/words.ts';

/** What this app says in each language: the words of its folders, by the names that they give. */
export type Catalogue = WebKitCatalogue & {
  'staff/base': typeof base;
  'staff/base/fields': typeof import('./base/fieldWords.ts').fieldWords;
  'staff/base/industries': typeof import('./base/industryWords.ts').industryWords;
  'staff/base/log': typeof import('./base/logWords.ts').logWords;
  'staff/base/outcomes': typeof outcomes;
  'staff/base/reactions': typeof import('./base/reactionWords.ts').reactionWords;
  'staff/base/reactivation': typeof reactivation;
  'staff/base/stages': typeof stages;
  'staff/base/states': typeof states;
  'staff/layout': typeof import('./layout/texts.ts').texts;
  'staff/login': typeof import('./login/texts.ts').texts;
  'staff/messages': typeof import('./messages/texts.ts').texts;
  'staff/pages/account': typeof import('./pages/account/texts.ts').texts;
  'staff/pages/addressLimits': typeof import('./pages/addressLimits/texts.ts').texts;
  'staff/pages/audit': typeof import('./pages/audit/texts.ts').texts;
  'staff/pages/contacts': typeof import('./pages/contacts/texts.ts').texts;
  'staff/pages/home': typeof import('./pages/home/texts.ts').texts;
  'staff/pages/invoices': typeof import('./pages/invoices/texts.ts').texts;
  'staff/pages/invoicing': typeof import('./pages/invoicing/texts.ts').texts;
  'staff/pages/letters': typeof import('./pages/letters/texts.ts').texts;
  'staff/pages/licences': typeof import('./pages/licences/texts.ts').texts;
  'staff/pages/operators': typeof import('./pages/operators/texts.ts').texts;
  'staff/pages/organisations': typeof import('./pages/organisations/texts.ts').texts;
  'staff/pages/payments': typeof import('./pages/payments/texts.ts').texts;
  'staff/pages/plans': typeof import('./pages/plans/texts.ts').texts;
  'staff/pages/radius': typeof import('./pages/radius/texts.ts').texts;
  'staff/pages/requests': typeof import('./pages/requests/texts.ts').texts;
  'staff/pages/revenue': typeof import('./pages/revenue/texts.ts').texts;
  'staff/pages/sendEmail': typeof import('./pages/sendEmail/texts.ts').texts;
  'staff/pages/streams': typeof import('./pages/streams/texts.ts').texts;
  'staff/pages/subscriptions': typeof import('./pages/subscriptions/texts.ts').texts;
  'staff/pages/videos': typeof import('./pages/videos/texts.ts').texts;
  'staff/parts': typeof import('./parts/texts.ts').texts;
};
