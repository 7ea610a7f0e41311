import { hindi as families } from '../families/families.ts';
import type { Language } from '../sentences.ts';
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

/** Every sentence in Hindi, by its code. */
export const hindi: Language = {
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
  ...families,
};
