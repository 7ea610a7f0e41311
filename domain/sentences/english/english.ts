import { english as radius } from '../families/radius/english.ts';
import { english as saml } from '../families/saml/english.ts';
import { billing } from './billing.ts';
import { calls } from './calls.ts';
import { customers } from './customers.ts';
import { directories } from './directories.ts';
import { licences } from './licences.ts';
import { people } from './people.ts';
import { problems } from './problems/problems.ts';
import { signIn } from './signIn.ts';
import { staff } from './staff.ts';
import { tryouts } from './tryouts.ts';

const own = {
  ...calls,
  ...people,
  ...customers,
  ...billing,
  ...signIn,
  ...staff,
  ...licences,
  ...tryouts,
  ...problems,
  ...directories,
} as const;
/** What the families of applications say of their own. */
const families = { ...saml, ...radius } as const;
/** Every sentence in English, by its code. */
export const english = { ...own, ...families } as const;
/** The sentences that no family brings. */
export type Own = typeof own;
