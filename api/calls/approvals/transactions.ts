import { z } from 'zod';
import { aboutKind, type Kind, kinds, requestTypes } from '../../../domain/families/requests.ts';
import { id } from '../../../domain/kit.ts';
import { email } from '../../../domain/operator/commands.ts';
import { issueOf } from '../../../domain/problems.ts';
import { done, effect } from '../../kit.ts';
import { is, never, together, when } from '../../rules.ts';
import { sealedToken } from '../../sealedToken.ts';
import { openedApproval, openingRate, placeFields, wholePlace } from '../parts/opening.ts';
import { operatorForm } from '../parts/operatorForm.ts';

/** The caller authenticates by the request's own token as bearer; its id alone reveals nothing. */
const bearer = {
  cookies: 'none',
  bearer: 'request',
  rate: { count: 600, seconds: 60, counts: 'wrong' },
} as const;
export const transactionReply = done
  .extend({
    transactionId: z.string(),
    /** PENDING, SUCCESS or FAILED, as in the requirements. */
    transactionStatus: z.enum(['PENDING', 'SUCCESS', 'FAILED']),
    /** Equal to `transactionStatus`; the requirements use both names. */
    status: z.enum(['PENDING', 'SUCCESS', 'FAILED']),
    /** The exact state: pending, approved, declined, failed, expired or completed. */
    state: z.string(),
    message: z.string().nullable(),
    expiresAt: z.string(),
  })
  .meta({ id: 'ApprovalState' });
export type TransactionReply = z.output<typeof transactionReply>;

const kindOf = (requestType: string) =>
  (Object.keys(kinds) as Kind[]).find((kind) => aboutKind(kind).requestType === requestType)!;
const opening = z
  .object({
    /** OPERATOR_LOGIN, OPERATOR_REGISTER or OPERATOR_ADD_DEVICE. */
    requestType: z.enum(requestTypes).default('OPERATOR_LOGIN').transform(kindOf),
    /** 1: registers; 2: logs in. It follows from the request type. */
    type: z.literal([1, 2]).optional(),
    /** The person to sign in. Without it, any passkey may. */
    username: email.optional(),
    /** An alternative to `username`. */
    email: email.optional(),
    /** The form, for a registration. */
    register: z.union([operatorForm, z.literal(false).transform(() => undefined)]).optional(),
    /** The token from a confirming passkey, for adding a device. */
    accessToken: sealedToken.optional(),
    /**
     * 2 or `web`: the phone's browser, by a QR code; 3 or `app`: the installed app, by a QR code; 4: the installed app, by
     * a message.
     */
    platform: z
      .union([
        z.literal([2, 3, 4]),
        z.literal('web').transform(() => 2 as const),
        z.literal('app').transform(() => 3 as const),
      ])
      .default(2),
    ...placeFields,
    captcha: z.string().optional(),
  })
  .refine(...wholePlace)
  .superRefine(({ requestType: kind, type, register, accessToken }, context) => {
    const wrong = (path: string, code: 'is.otherType' | 'is.registration' | 'is.addingDevice') =>
      context.addIssue(issueOf({ code }, [path]));
    if (type !== undefined && type !== aboutKind(kind).type) wrong('type', 'is.otherType');
    if ((kind === 'register') !== (register !== undefined)) wrong('register', 'is.registration');
    if ((kind === 'addDevice') !== (accessToken !== undefined)) wrong('accessToken', 'is.addingDevice');
  })
  .meta({
    ...together('longitude', 'latitude'),
    // Without a request type, it is a sign-in.
    ...never(
      [['type'], { type: { const: 1 }, requestType: { const: 'OPERATOR_LOGIN' } }],
      [['type', 'requestType'], { type: { const: 2 }, requestType: { not: { const: 'OPERATOR_LOGIN' } } }],
      [['register'], { register: { type: 'object' }, requestType: { not: { const: 'OPERATOR_REGISTER' } } }],
      [['accessToken'], { requestType: { not: { const: 'OPERATOR_ADD_DEVICE' } } }],
    ),
    ...when(
      [is('requestType', 'OPERATOR_REGISTER')],
      ['register'],
      when([is('requestType', 'OPERATOR_ADD_DEVICE')], ['accessToken']),
    ),
  });

export const transactionCalls = {
  createTransaction: effect('POST /transaction/createTransaction', ['visitor'], openedApproval, {
    about:
      'Opens a request for approval on another device. The server sets its status, device, time and ids.',
    body: opening,
    captcha: ({ accessToken }) => accessToken === undefined,
    rate: openingRate,
  }),
  getTransaction: effect('GET /transaction/getTransaction/:id', ['visitor'], transactionReply, {
    about:
      'Reads how a request for approval stands. May be polled once a second. With `Accept: ' +
      'text/event-stream` every change is pushed until there is an outcome.',
    ...bearer,
  }),
  updateTransactionStatus: effect(
    'POST /transaction/updateTransactionStatus/:id',
    ['visitor'],
    transactionReply,
    {
      about:
        "Ends the caller's own pending request. FAILED, which with the prescribed message `User " +
        'Declined` means declined.',
      body: z.object({
        transactionStatus: z.literal('FAILED'),
        message: z.string().max(200).optional(),
        /** "This was not me". */
        reported: z.boolean().optional(),
      }),
      ...bearer,
    },
  ),
  generateQrCode: effect(
    'POST /generateQrCode',
    ['visitor'],
    done.extend({ svg: z.string(), url: z.string(), code: z.string().nullable() }),
    {
      about:
        "Gets the request's QR code. As SVG, with the address in it, and for the installed app (3) " +
        'the code to type instead.',
      body: z.object({ transactionId: id(), platform: z.literal([2, 3]).default(2) }),
      ...bearer,
    },
  ),
  collectTransaction: effect(
    'POST /transaction/collectTransaction/:id',
    ['visitor'],
    done.extend({
      emailVerified: z.boolean(),
      email: z.string(),
      redirectTo: z.string().nullable(),
      resendToken: z.string().nullable(),
    }),
    {
      about:
        'Gives the waiting browser the result of an approved request. It ends like a sign-in on one device.',
      ...bearer,
    },
  ),
};
