import { calls } from './refusals/calls.ts';
import { customers } from './refusals/customers.ts';
import { people } from './refusals/people.ts';
import { signIn } from './refusals/signIn.ts';
import { staff } from './refusals/staff.ts';

/**
 * Every refusal of the system, as GET error-codes/list returns them by module. The numbers are published: they never
 * change and are never reused.
 */
export const refusals = { ...calls, ...people, ...customers, ...signIn, ...staff } as const;

export type RefusalCode = keyof typeof refusals;

/** A refusal by a rule. `detail` replaces the message where the case needs specific words (a field's name, a feature). */
export class Refusal extends Error {
  code: RefusalCode;
  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? refusals[code].message);
    this.code = code;
  }
}
export function refuse(code: RefusalCode, detail?: string): never {
  throw new Refusal(code, detail);
}
