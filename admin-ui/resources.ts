import { addressLimits } from './addressLimits/index.ts';
import { audit } from './audit/index.ts';
import type { Resource } from './kit/resource.ts';
import { letters } from './letters/index.ts';
import { operators } from './operators/index.ts';
import { organisations } from './organisations/index.ts';
import { plans } from './plans/index.ts';
import { radius } from './radius/index.ts';
import { sendEmail } from './send-email/index.ts';
import { streams } from './streams/index.ts';
import { videos } from './videos/index.ts';
/** The sections of the console, in the order of the tabs. */
export const resources: readonly Resource[] = [
  operators,
  radius,
  plans,
  organisations,
  streams,
  audit,
  letters,
  sendEmail,
  videos,
  addressLimits,
];
