import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { effect } from '../../kit.ts';
import { together } from '../../rules.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from '../parts/opening.ts';
import { attributes, invited, registered } from '../parts/registering.ts';

/** The calls of an invitation's page whose passkey a phone makes after it has scanned a QR code. */
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
  collectInviteApproval: effect('POST /invite/approval/collect', ['visitor'], registered, {
    about: 'Tells the waiting browser, and no other, who was registered.',
    body: z.object({ transactionId: id() }),
    cookies: 'none',
    bearer: 'request',
    rate: { count: 60, seconds: 60, counts: 'wrong' },
  }),
};
