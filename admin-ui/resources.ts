import type { Resource } from './base/resource.ts';
import { addressLimits } from './pages/addressLimits/index.ts';
import { audit } from './pages/audit/index.ts';
import { contacts } from './pages/contacts/index.ts';
import { home } from './pages/home/index.ts';
import { invoices } from './pages/invoices/index.ts';
import { invoicing } from './pages/invoicing/index.ts';
import { letters } from './pages/letters/index.ts';
import { licences } from './pages/licences/index.ts';
import { operators } from './pages/operators/index.ts';
import { organisations } from './pages/organisations/index.ts';
import { payments } from './pages/payments/index.ts';
import { plans } from './pages/plans/index.ts';
import { radius } from './pages/radius/index.ts';
import { requests } from './pages/requests/index.ts';
import { revenue } from './pages/revenue/index.ts';
import { sendEmail } from './pages/sendEmail/index.ts';
import { streams } from './pages/streams/index.ts';
import { subscriptions } from './pages/subscriptions/index.ts';
import { videos } from './pages/videos/index.ts';
/** The sections of the console, in the order of the tabs. */
export const resources: readonly Resource[] = [
  operators,
  home,
  radius,
  plans,
  contacts,
  licences,
  requests,
  organisations,
  revenue,
  subscriptions,
  payments,
  invoices,
  invoicing,
  streams,
  audit,
  letters,
  sendEmail,
  videos,
  addressLimits,
];
