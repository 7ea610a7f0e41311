import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { effect } from '../../kit.ts';
import { together } from '../../rules.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from '../parts/opening.ts';
import { attributes, invited, registered } from '../parts/registering.ts';

/** The calls of an invitation's page that register nobody on the device in use: a phone makes the passkey, or there is one. */
export const invitedCalls = {
  openInviteApproval: effect('POST /invite/approval', ['visitor'], openedApproval, {
    about:
      'Opens a registration that a phone ends after it has scanned a QR code. The status calls of ' +
      'transactions tell about it.',
    body: invited
      .extend({ ...placeFields, ...attributes })
      .refine(...wholePlace)
      .meta(together('longitude', 'latitude')),
    rate: openingRate,
  }),
  acceptInvite: effect('POST /invite/accept', ['visitor'], registered.omit({ userId: true }), {
    about:
      'Accepts an invitation to an application without a registration. For people who have a passkey on the ' +
      "organization's host already.",
    body: invited,
    rate: openingRate,
  }),
  collectInviteApproval: effect('POST /invite/approval/collect', ['visitor'], registered, {
    about: 'Tells the waiting browser, and no other, who was registered.',
    body: z.object({ transactionId: id() }),
    cookies: 'none',
    bearer: 'request',
    rate: { count: 60, seconds: 60, counts: 'wrong' },
  }),
};
