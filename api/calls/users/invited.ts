import { z } from 'zod';
import { id } from '../../../domain/kit.ts';
import { effect } from '../../kit.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from '../approvals/opening.ts';
import { attributes, invited, registered } from './registering.ts';

/** The calls of an invitation's page whose passkey a phone makes after it has scanned a QR code. */
export const invitedCalls = {
  /** Opens the request. The status calls of transactions tell about it. */
  openInviteApproval: effect('POST /invite/approval', ['visitor'], openedApproval, {
    body: invited.extend({ ...placeFields, ...attributes }).refine(...wholePlace),
    rate: openingRate,
  }),
  /** Tells the waiting browser, and no other, who was registered. */
  collectInviteApproval: effect('POST /invite/approval/collect', ['visitor'], registered, {
    body: z.object({ transactionId: id() }),
    cookies: 'none',
    bearer: 'request',
    rate: { count: 60, seconds: 60, counts: 'wrong' },
  }),
};
