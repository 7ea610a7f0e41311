import { z } from 'zod';
import {
  ChangeOperatorDetails,
  DismissDeviceHint,
  DismissStarter,
  email,
  GiveRole,
  VerifyEmail,
} from '../../../domain/operator/commands.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { refuse } from '../../../domain/refusals.ts';
import { applications } from '../../../projections/models/applications/applications.ts';
import { operators } from '../../../projections/models/operators/operators.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import {
  ceremony,
  changed,
  does,
  doesOneOf,
  done,
  effect,
  ignored,
  lists,
  type RowOf,
  shows,
  view,
} from '../../kit.ts';
import { unless } from '../../rules.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';
import { shownDevice } from '../parts/device.ts';
import { operatorChange } from '../parts/operatorChange.ts';
import { operatorForm } from '../parts/operatorForm.ts';
import { suspending } from '../parts/suspending.ts';
import { operatorReply, shownApplication, shownOperator } from './shownOperators.ts';

/** Reads the devices of an operator beside the row. */
const withDevices = {
  beside: [{ as: 'devices', model: devices, on: 'id', of: 'ownerId', most: 100 }],
  show: view(operatorReply.extend({ devices: z.array(shownDevice.reply) }), (row: OperatorRow) => {
    const { devices: own, ...rest } = row as OperatorRow & { devices: RowOf<typeof devices>[] };
    return { ...shownOperator(rest), devices: own.map(shownDevice) };
  }),
};
type OperatorRow = RowOf<typeof operators>;

export const operatorCalls = {
  registerOperator: ceremony('POST /registerOperator', ['visitor'], creationOptions, {
    about: 'Begins the registration of an organization and its first operator.',
    body: operatorForm
      .extend({ requestType: ignored, captcha: z.string() })
      .meta(unless(['username'], ['email'])),
    captcha: true,
    rate: { count: 20, seconds: 60 },
  }),
  verifyRegisterOperator: ceremony(
    'POST /verify-registerOperator-attestation',
    ['visitor'],
    done.extend({
      email: z.string(),
      emailVerified: z.boolean(),
      resendToken: z.string(),
    }),
    {
      about: 'Ends the registration of an organization. The activation mail follows.',
      body: attestation,
      rate: { count: 20, seconds: 60 },
    },
  ),
  loginOperator: ceremony('POST /loginOperator', ['visitor'], requestOptions, {
    about: "Begins an operator's sign-in. The passkey identifies the operator when there is no username.",
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
    done.extend({
      emailVerified: z.boolean(),
      email: z.string(),
      /** The address that the browser opens next, including the landing token; null while the e-mail is not verified. */
      redirectTo: z.string().nullable(),
      /** A token to send the mail again; null once the e-mail is verified. */
      resendToken: z.string().nullable(),
      accepted,
    }),
    {
      about:
        "Ends an operator's sign-in. `redirectTo` leads to the organization's host, where the session begins.",
      body: assertion,
      rate: { count: 30, seconds: 60, counts: 'wrong', proof: true },
    },
  ),
  resendActivation: effect('POST /resendActivation', ['visitor'], done, {
    about: 'Sends the activation mail again.',
    body: z.object({ resendToken: z.string() }),
    rate: { count: 5, seconds: 300, kept: true },
  }),
  checkOperator: effect(
    'POST /checkOperator',
    ['visitor'],
    /** errorCode 0: registered; -1: not registered. */
    z.object({ errorCode: z.number(), isPushTokenAdded: z.boolean() }),
    {
      about:
        'Tells whether an address belongs to an operator. `errorCode` 0: registered; -1: not registered.',
      body: z.object({ email }),
      rate: { count: 30, seconds: 60, kept: true },
    },
  ),
  getOperator: shows('GET /getOperator/:userId', ['operator', 'onboarding', 'admin'], operators, {
    own: 'userId',
    about: 'Reads an operator, with the devices.',
    where: ({ userId }) => ({ id: userId }),
    ...withDevices,
  }),
  updateOperator: doesOneOf(
    'PUT /updateOperator/:userId',
    ['onboarding', 'operator'],
    [VerifyEmail, DismissDeviceHint, DismissStarter],
    ({ userId, emailVerified, showStarter }, { actor }) => {
      if (userId !== actor.id) refuse('operator.unknown');
      // The mailed token proves the address and nothing else, which no session does.
      if ((emailVerified === true) !== (actor.role === 'onboarding')) refuse('session.forbidden');
      const dismissing = showStarter === false ? DismissStarter : DismissDeviceHint;
      return [emailVerified ? VerifyEmail : dismissing, { id: userId }];
    },
    {
      scope: 'account',
      renews: true,
      about:
        'Confirms the e-mail address, or dismisses a hint. With the mailed token: `emailVerified`. With a ' +
        'session: `showStarter`, when the Getting Started dialog was closed, or `showDeviceHint` for the ' +
        'advice to add a second device. Exactly one of them is sent.',
      body: operatorChange,
    },
  ),
  changeOwnDetails: does(
    'PUT /ownDetails',
    ['operator'],
    ChangeOperatorDetails,
    (details, { actor }) => ({ id: actor.id, ...details }),
    {
      scope: 'account',
      about: "Changes the signed-in operator's own name and phone number.",
      renews: true,
      body: ChangeOperatorDetails.input.omit({ id: true }),
      rate: { count: 60, seconds: 3600 },
    },
  ),
  listAllOperators: lists('GET /listAllOperators', ['admin'], operators, {
    about:
      'Lists the operators of all organizations. `allApps` has the first hundred applications of ' +
      'the organization; `getAllApplications` has all.',
    where: () => ({}),
    beside: [{ as: 'allApps', model: applications, on: 'organisationId', of: 'organisationId', most: 100 }],
    show: view(operatorReply.extend({ allApps: z.array(shownApplication.reply) }), (row) => {
      const { allApps } = row as typeof row & { allApps: RowOf<typeof applications>[] };
      return { ...shownOperator(row), allApps: allApps.map(shownApplication) };
    }),
  }),
  getAllOperators: lists('GET /getAllOperators/:uniqueId', ['operator'], operators, {
    about: 'Lists the team of an organization, with the devices of each member.',
    where: ({ uniqueId }) => ({ organisationId: uniqueId, registered: true }),
    ...withDevices,
  }),
  suspendOperator: effect('PUT /suspendOperator/:userId', ['admin', 'operator'], changed, {
    changes: [operator, organisation],
    about:
      'Suspends or activates an operator. By an admin it affects the whole organization, except ' +
      'that an operator who was suspended alone is activated alone; `whole` says that the organization ' +
      'is meant in any case. By an operator it affects that team member.',
    body: suspending(z.object({ whole: z.boolean().optional() })),
  }),
  giveRole: effect('PUT /operatorRole/:userId', ['operator'], changed, {
    changes: [operator, organisation],
    about: 'Gives a team member another role, which may do no more than the own one. One owner stays.',
    body: GiveRole.input.pick({ role: true }),
    example: { role: 'auditor' },
  }),
  deleteOperator: effect('DELETE /deleteOperator/:userId', ['operator'], changed, {
    changes: [operator, organisation],
    about: 'Deletes a team member.',
  }),
  adminDeleteOperator: effect('DELETE /admin/deleteOperator/:userId', ['admin'], changed, {
    changes: [operator, organisation],
    about:
      'Deletes an operator of any organization. Deleting the operator who registered the ' +
      'organization deletes the organization and everything in it.',
  }),
};
