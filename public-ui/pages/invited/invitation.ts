import type { OfFamily } from '../../../api/callKinds.ts';
import type { Calls } from '../../../api/calls.ts';
import { call, withBearer } from '../../../web-kit/call.ts';
import { type InviteType, invitePages } from '../../../web-kit/domain/families.ts';
import { createPasskey, finishing } from '../../../web-kit/passkeys/passkey.ts';
import type { PhoneFlow } from '../phone/request.ts';
import type { attributesIn } from './about.ts';
import { texts } from './texts.ts';

/** Reads the invitation. Throws when it cannot be used now. */
export const loadInvite = (accessToken: string) =>
  call('GET /invite/verifyInvite/:accessToken', { accessToken });
export type Invite = Awaited<ReturnType<typeof loadInvite>>;
/** An invitation to an application. */
export type Invitation = Invite & { application: NonNullable<Invite['application']> };

/** Reads an invitation to an application. Throws unless this is the page that it opens. */
export async function loadInvitation(accessToken: string, page: string): Promise<Invitation> {
  const invite = await loadInvite(accessToken);
  const { application } = invite;
  if (invitePages[invite.type as InviteType] !== page || !application) throw new Error(texts.failed);
  return { ...invite, application };
}

/** The calls that begin the passkey of an invited person on the organisation's host: one of each family. */
export type Begin = Extract<Calls[keyof Calls], OfFamily<'beginsRegistration'>>['path'];
/** The call that ends the registration that another begins. */
function endOf(begin: Begin, hasAttributes: boolean) {
  if (begin === 'POST /SAML/register') return 'POST /SAML/verify-register-attestation';
  const isOpenid = begin === 'POST /registerOIDCUsers';
  return isOpenid && hasAttributes ? 'POST /createOIDCUser' : 'POST /verify-registerUser-attestation';
}

/**
 * Makes the passkey to which a mailed link entitles, on the organisation's host, and has the server verify it. What the
 * person says about themselves goes with it.
 */
export async function makePasskey(
  accessToken: string,
  path: Begin = 'POST /registerOIDCUsers',
  attributes?: ReturnType<typeof attributesIn>,
) {
  const begun = await call(path, { accessToken });
  return finishing(begun, createPasskey, (answer) =>
    call(endOf(path, attributes !== undefined), { ...answer, ...attributes }),
  );
}

/** An application of an invitation. */
export type Joined = Invite['applications'][number];
export type Registered = Awaited<ReturnType<typeof makePasskey>>;
/** Opens requests to make the passkey of an invited person on a phone. */
export const invitedPhoneFlow = (
  accessToken: string,
  attributes: ReturnType<typeof attributesIn> = {},
): PhoneFlow<Registered> => ({
  platform: 2,
  open: (place) => call('POST /invite/approval', { accessToken, ...place, ...attributes }),
  collect: ({ id: transactionId, bearer }) =>
    withBearer(bearer)('POST /invite/approval/collect', { transactionId }),
});
