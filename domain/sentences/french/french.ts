import type { OwnLanguage } from '../sentences.ts';
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

/** Every sentence but those of the families of applications, in French, by its code. */
export const french: OwnLanguage = {
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
};
