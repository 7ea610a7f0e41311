import { z } from 'zod';
import { type Claim, commandsOf, emailForm, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { emailPattern } from '../patterns.ts';
import { wrong } from '../problems.ts';
import { refuse } from '../refusals.ts';
import { username } from '../usernames/username.ts';
import { addressKeys } from './commands.ts';
import * as happened from './events.ts';
import { person } from './person.ts';

const command = commandsOf(person);
const one = z.object({ id: id() });
/** An address that a person can be invited at, so that it can be the user name too. */
export const personAddress = text(limits.inviteField, 1)
  .regex(emailPattern, wrong('is.email'))
  .refine((typed) => username.safeParse(typed).success, wrong('is.username'))
  .meta(emailForm);

/** Asks for another address of a person. Nothing changes until the mailed link is confirmed; a link of before ends. */
export const AskAddress = command(
  { input: one.extend({ address: personAddress }) },
  ({ joinedInto }, { address }, { now, newId }) => {
    if (joinedInto !== null) refuse('person.joined');
    const until = new Date(now.getTime() + limits.addressAsked).toISOString();
    return [happened.AddressAsked({ changeId: newId(), newAddress: address, until })];
  },
);
/** Takes that back. With `changeId`, only if it is the one that waits. */
export const DropAddress = command(
  { input: one.extend({ changeId: z.string().optional() }) },
  ({ addressChange }, { changeId }) =>
    addressChange && addressChange.changeId === (changeId ?? addressChange.changeId)
      ? [happened.AddressDropped({ changeId: addressChange.changeId })]
      : [],
);
/** Makes the address that was asked with `changeId` the person's. The claim of the address of before ends with it. */
export const ConfirmAddress = command(
  {
    input: one.extend({ changeId: z.string(), address: personAddress, before: z.string().nullable() }),
    claims: ({ address }, { organisationId }): Claim[] =>
      addressKeys(organisationId, address).map((value) => ({ kind: 'person.address', value })),
  },
  ({ addressChange, joinedInto }, { changeId, address, before }, { now }) => {
    const isOpen = addressChange?.changeId === changeId && Date.parse(addressChange.until) > now.getTime();
    if (!isOpen || joinedInto !== null) refuse('person.addressLink');
    return [happened.AddressConfirmed({ address, before })];
  },
);
