import { billing } from './billing.ts';
import { calls } from './calls.ts';
import { customers } from './customers.ts';
import { licences } from './licences.ts';
import { people } from './people.ts';
import { signIn } from './signIn.ts';
import { staff } from './staff.ts';

/** Every sentence in English, by the code of the refusal that says it. */
export const english = {
  ...calls,
  ...people,
  ...customers,
  ...billing,
  ...signIn,
  ...staff,
  ...licences,
} as const;
