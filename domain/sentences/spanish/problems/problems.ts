import { addresses } from './addresses.ts';
import { applications } from './applications.ts';
import { people } from './people.ts';
import { requests } from './requests.ts';
import { values } from './values.ts';

/** What is wrong with single fields, in words that follow the name of the field; without one they stand alone. */
export const problems = { ...values, ...people, ...addresses, ...applications, ...requests };
