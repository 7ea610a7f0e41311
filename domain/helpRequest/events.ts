import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/**
 * What a person can ask an organisation for: access to an application, a way back in without the lost device, or to be
 * erased.
 */
export const helpKinds = ['access', 'device', 'erasure'] as const;
const ofPerson = { of: 'personId' } as const;

/**
 * Somebody, hopefully the person, says that the device is lost, and is mailed a link to ask for help. `addressOf` is the one
 * whose proved address was typed, of those who are one person.
 */
export const HelpLinkRequested = event('HelpLinkRequested', z.object({ addressOf: z.string() }));
/**
 * A person asked the organisation for help. `userId` is one of the users that the person is, and `username` and `name` are
 * those of that user. `applicationId` is the application that access is asked to; null for the other kinds.
 */
export const HelpRequested = event(
  'HelpRequested',
  z.object({
    kind: z.enum(helpKinds),
    personId: z.string(),
    applicationId: z.string().nullable(),
    userId: z.string().nullable(),
    username: personal(z.string(), ofPerson),
    name: personal(z.string(), ofPerson),
    note: personal(z.string(), ofPerson),
    openUntil: z.string(),
  }),
);
/**
 * An operator allows it: what was asked for is given now, and no other answer counts. `lost` are the devices that are
 * suspended with it, and `finishBy` is when somebody else finishes what was cut short.
 */
export const HelpGrantBegun = event(
  'HelpGrantBegun',
  z.object({ lost: z.array(z.string()), finishBy: z.string() }),
);
/** It could not be given, and the request waits again. */
export const HelpGrantFailed = event('HelpGrantFailed', z.object({}));
/** An operator granted what was asked for. */
export const HelpAllowed = event('HelpAllowed', z.object({}));
export const HelpDeclined = event('HelpDeclined', z.object({}));
/** Nobody answered in time. */
export const HelpExpired = event('HelpExpired', z.object({}));
