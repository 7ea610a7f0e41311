import { z } from 'zod';
import { id } from '../../domain/kit.ts';
import { DeleteOrganisation } from '../../domain/organisation/commands.ts';
import { ReactivateOrganisation, RequestSuspension } from '../../domain/organisation/leaving.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { organisationRequests } from '../../projections/models/operators/organisationRequests.ts';
import { answers, does, done, effect, file, ignored, rowOf } from '../kit.ts';
import { sealedToken } from '../sealedToken.ts';

const row = rowOf(organisationRequests);
const request = row
  .omit({ requestedById: true, requestedByUsername: true, createdById: true })
  .extend({
    /** The operator who asked; the username is null once erased. */
    requestedBy: z.object({ userId: z.string().nullable(), username: z.string().nullable() }),
  })
  .meta({ id: 'OrganisationRequest' });
const taken = 'Re-activates an organization that asked for its suspension or deletion.';

/** How organisations are taken out of use by their own operators, and back into it by the staff. */
export const leavingCalls = {
  suspendAccount: does(
    'PUT /suspendAccount',
    ['operator'],
    RequestSuspension,
    ({ uniqueId }, { actor }) => ({ id: uniqueId, operatorId: actor.id }),
    {
      renews: true,
      about:
        "Suspends the caller's own organization. Nobody signs in any more, until the staff re-activate it.",
      body: z.object({ uniqueId: id(), requestorId: ignored }),
      envelope: { errorCode: 0, message: 'Your organization is suspended' },
    },
  ),
  deleteAccount: effect(
    'DELETE /deleteAccount/:uniqueId/:userId/:mode',
    ['operator'],
    done.extend({
      id: z.string(),
      position: z.string(),
      message: z.string(),
      /** When everything is erased. */
      dueAt: z.iso.datetime(),
      /** Opens what is sealed in the backup, and is shown only now; null without a backup. */
      passphrase: z.string().nullable(),
    }),
    {
      changes: [organisation, 'sessions'],
      renews: true,
      about:
        "Asks for the deletion of the caller's own organization. The mode is `DELETE`, or `DELETE_BACKUP`, which mails " +
        'a link to a backup. Nobody signs in any more. Everything is erased in seven days, unless the staff re-activate ' +
        'the organization before.',
    },
  ),
  fetchBackup: answers('POST /organisationBackup', ['visitor'], file('application/zip'), {
    about:
      'Answers with the backup of an organization that is about to be deleted. The token is that of the mailed link, ' +
      'which works once.',
    body: z.object({ accessToken: sealedToken }),
    rate: { count: 10, seconds: 600, kept: true },
  }),
  requestsList: answers(
    'GET /admin/requests/list/:type',
    ['admin'],
    done.extend({ data: z.array(request), count: z.number() }),
    {
      shows: [organisationRequests],
      about:
        'Lists the organizations that asked for their deletion or suspension. The type is `DELETE` or `SUSPENDED`. ' +
        'Those that were deleted since are listed too, unless `isDeleted` is `false`. The newest come first, in pages that are counted from 1.',
      body: z.object({
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(10),
        /** A part of the organisation's name. */
        search: z.string().max(200).optional(),
        /** Whether the organisation is deleted; without it, both are listed. */
        isDeleted: z.enum(['true', 'false']).optional(),
      }),
    },
  ),
  reactivate: does('POST /admin/reactivate/:id', ['admin'], ReactivateOrganisation, ({ id }) => ({ id }), {
    about: taken,
  }),
  deleteOrganisation: does(
    'DELETE /admin/organisation/:uniqueId',
    ['admin'],
    DeleteOrganisation,
    ({ uniqueId }) => ({ id: uniqueId }),
    {
      about:
        'Deletes an organization with everything in it. This is at once, and also where its founder is gone.',
    },
  ),
  reactivateByGet: does(
    'GET /admin/reactivate/:id',
    ['admin'],
    ReactivateOrganisation,
    ({ id }) => ({ id }),
    {
      about: `${taken} It needs the header \`X-Requested-With\`, with any value.`,
      changesByGet: true,
    },
  ),
};
