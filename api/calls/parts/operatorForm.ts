import { z } from 'zod';
import { email, person } from '../../../domain/operator/commands.ts';
import { company } from '../../../domain/organisation/commands.ts';
import { wrong } from '../../../domain/problems.ts';

/** The name and size fields are named as in the requirements: `orgName` is the company's name. */
const { name: companyName, ...companyFields } = company.shape;

/** The form that registers an organisation and its first operator. */
export const operatorForm = z.object({
  ...person.shape,
  ...companyFields,
  orgName: companyName,
  email: email.optional(),
  username: email.optional(),
  isTermAndConditionAccepted: z.literal(true, wrong('is.terms')),
});
