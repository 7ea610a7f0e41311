import { z } from 'zod';
import {
  ChangeOperatorDetails,
  DismissDeviceHint,
  DismissStarter,
  email,
  person,
  VerifyEmail,
} from '../../../domain/operator/commands.ts';
import { company } from '../../../domain/organisation/commands.ts';
import { refuse } from '../../../domain/refusals.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { operators } from '../../../projections/models/operators/operators.ts';
import { ceremony, changed, does, effect, lists, means, type RowOf, rowOf, shows, view } from '../../kit.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';
import { suspending } from '../users/suspending.ts';

const reply = rowOf(operators)
  .extend({
    userId: z.string(),
    uniqueId: z.string(),
    email: z.string().nullable(),
    subscriptionType: z.enum(['free', 'paid']),
    /** Null before the first sign-in; what is not known of the last one is null. */
    lastLoginDetails: z
      .object({
        ...{ device: z.string().nullable(), ip: z.string().nullable(), status: z.literal('Success') },
        ...{ os: z.string().nullable(), browser: z.string().nullable(), loginTime: z.iso.datetime() },
      })
      .nullable(),
  })
  .meta({ id: 'Operator' });
const shown = view(reply, (row: RowOf<typeof operators>) => ({
  ...row,
  userId: row.id,
  uniqueId: row.organisationId,
  email: row.username,
  subscriptionType: row.planId === 'free_trial' ? ('free' as const) : ('paid' as const),
  lastLoginDetails:
    row.lastLogin === null
      ? null
      : {
          device: row.lastLoginMethod,
          ip: row.lastLoginIP,
          status: 'Success' as const,
          os: row.lastLoginOS,
          browser: row.lastLoginBrowser,
          loginTime: row.lastLogin,
        },
}));
/** An application inside an operator, as the documents have it. */
const summaryReply = z.object({
  ...{ appId: z.string(), name: z.string(), createdAt: z.iso.datetime() },
  ...{ numberofUsers: z.number().int(), suspended: z.boolean() },
});
const summary = (row: RowOf<typeof applications>) => ({
  appId: row.id,
  name: row.name,
  createdAt: row.createdAt,
  numberofUsers: row.userCount,
  suspended: row.suspended,
});
/** The name and size fields are named as in the requirements: `orgName` is the company's name. */
const { name: companyName, ...companyFields } = company.shape;

/** The form that registers an organisation and its first operator. */
export const operatorForm = z.object({
  ...person.shape,
  ...companyFields,
  orgName: companyName,
  email: email.optional(),
  username: email.optional(),
  isTermAndConditionAccepted: z.literal(true, 'Please accept the terms and conditions'),
});

export const operatorCalls = {
  registerOperator: ceremony('POST /registerOperator', ['visitor'], creationOptions, {
    body: operatorForm.extend({ requestType: z.string().optional(), captcha: z.string() }),
    captcha: true,
    rate: { count: 20, seconds: 60 },
  }),
  verifyRegisterOperator: ceremony(
    'POST /verify-registerOperator-attestation',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      email: z.string(),
      emailVerified: z.boolean(),
      resendToken: z.string(),
    }),
    { body: attestation, rate: { count: 20, seconds: 60 } },
  ),
  loginOperator: ceremony('POST /loginOperator', ['visitor'], requestOptions, {
    /** The passkey identifies the operator when there is no username. */
    body: z.object({
      username: email.optional(),
      requestType: z.string().optional(),
      captcha: z.string().optional(),
    }),
    captcha: true,
    rate: { count: 30, seconds: 60, counts: 'wrong' },
  }),
  verifyLoginOperator: ceremony(
    'POST /verify-loginOperator-assertion',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      emailVerified: z.boolean(),
      email: z.string(),
      /** The address that the browser opens next, including the landing token; null while the e-mail is not verified. */
      redirectTo: z.string().nullable(),
      /** A token to send the mail again; null once the e-mail is verified. */
      resendToken: z.string().nullable(),
      accepted,
    }),
    { body: assertion, rate: { count: 30, seconds: 60, counts: 'wrong', proof: true } },
  ),
  resendActivation: effect('POST /resendActivation', ['visitor'], z.object({ errorCode: z.literal(0) }), {
    body: z.object({ resendToken: z.string() }),
    rate: { count: 5, seconds: 300, kept: true },
  }),
  checkOperator: effect(
    'POST /checkOperator',
    ['visitor'],
    /** errorCode 0: registered; -1: not registered. */
    z.object({ errorCode: z.number(), isPushTokenAdded: z.boolean() }),
    { body: z.object({ email }), rate: { count: 30, seconds: 60, kept: true } },
  ),
  getOperator: shows('GET /getOperator/:userId', ['operator', 'onboarding', 'admin'], operators, {
    where: ({ userId }) => ({ id: userId }),
    show: shown,
  }),
  /**
   * With the mailed token: the e-mail is confirmed. With a session: the Getting Started dialog was closed, or the advice
   * to add a second device.
   */
  updateOperator: does(
    'PUT /updateOperator/:userId',
    ['onboarding', 'operator'],
    ({ userId, showDeviceHint }, { actor }) => {
      if (userId !== actor.id) refuse('operator.unknown');
      const dismissing = showDeviceHint === false ? DismissDeviceHint : DismissStarter;
      return means(actor.role === 'onboarding' ? VerifyEmail : dismissing, { id: userId });
    },
    {
      body: z.object({
        emailVerified: z.boolean().optional(),
        showStarter: z.literal(false).optional(),
        showDeviceHint: z.literal(false).optional(),
      }),
    },
  ),
  /** The signed-in operator's own name and phone number. */
  changeOwnDetails: does(
    'PUT /ownDetails',
    ['operator'],
    (details, { actor }) => means(ChangeOperatorDetails, { id: actor.id, ...details }),
    { body: ChangeOperatorDetails.input.omit({ id: true }), rate: { count: 60, seconds: 3600 } },
  ),
  listAllOperators: lists('GET /listAllOperators', ['admin'], operators, {
    where: () => ({}),
    beside: { as: 'allApps', model: applications, on: 'organisationId', of: 'organisationId', most: 100 },
    /** `allApps` has the first hundred applications of the organisation; `getAllApplications` has all. */
    show: view(reply.extend({ allApps: z.array(summaryReply) }), (row) => {
      const { allApps } = row as typeof row & { allApps: RowOf<typeof applications>[] };
      return { ...shown(row), allApps: allApps.map(summary) };
    }),
  }),
  getAllOperators: lists('GET /getAllOperators/:uniqueId', ['operator'], operators, {
    where: ({ uniqueId }) => ({ organisationId: uniqueId, registered: true }),
    show: shown,
  }),
  /**
   * By an admin it affects the whole organisation, except that an operator who was suspended alone is activated alone.
   * By an operator it affects that team member.
   */
  suspendOperator: effect('PUT /suspendOperator/:userId', ['admin', 'operator'], changed, {
    body: suspending(z.object({})),
  }),
  deleteOperator: effect('DELETE /deleteOperator/:userId', ['operator'], changed),
  /** Deleting the operator who registered the organisation deletes the organisation and everything in it. */
  adminDeleteOperator: effect('DELETE /admin/deleteOperator/:userId', ['admin'], changed),
};
