import { hindi as webKit } from '../../../web-kit/languages/hindi.ts';
import type { Catalogue } from '../../catalogue.ts';
import { account } from './account.ts';
import { applications } from './applications.ts';
import { audit } from './audit.ts';
import { customAttributes } from './customAttributes.ts';
import { frame } from './frame.ts';
import { groups } from './groups.ts';
import { home } from './home.ts';
import { invitations } from './invitations.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { settings } from './settings.ts';
import { singleSignOn } from './singleSignOn.ts';
import { team } from './team.ts';
import { tried } from './tried.ts';
import { userSource } from './userSource.ts';
import { users } from './users.ts';

/** What the console says in Hindi. */
export const words: Catalogue = {
  ...webKit,
  ...account,
  ...applications,
  ...audit,
  ...frame,
  ...groups,
  ...home,
  ...invitations,
  ...customAttributes,
  ...people,
  ...plans,
  ...settings,
  ...singleSignOn,
  ...team,
  ...tried,
  ...userSource,
  ...users,
};
