import { spanish as webKit } from '../../../web-kit/languages/spanish.ts';
import type { Catalogue } from '../../catalogue.ts';
import { account } from './account.ts';
import { billing } from './billing.ts';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { history } from './history.ts';
import { log } from './log.ts';
import { mails } from './mails.ts';
import { organisations } from './organisations.ts';
import { plans } from './plans.ts';
import { reactions } from './reactions.ts';
import { settings } from './settings.ts';

/** What the staff console says in Spanish. */
export const spanish: Catalogue = {
  ...webKit,
  ...account,
  ...billing,
  ...fields,
  ...frame,
  ...history,
  ...log,
  ...mails,
  ...organisations,
  ...plans,
  ...reactions,
  ...settings,
};
