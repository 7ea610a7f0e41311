import { z } from 'zod';
import { application } from '../../../domain/application/application.ts';
import { furtherApplications } from '../../../domain/invite/commands.ts';
import { StopInviteRun } from '../../../domain/inviteRun/commands.ts';
import { refusedLine } from '../../../domain/inviteRun/events.ts';
import { inviteRun } from '../../../domain/inviteRun/inviteRun.ts';
import { id, text } from '../../../domain/kit.ts';
import { limits } from '../../../domain/limits.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { person } from '../../../domain/person/person.ts';
import { plan } from '../../../domain/plan/plan.ts';
import { told } from '../../../domain/problems.ts';
import { user } from '../../../domain/user/user.ts';
import { changed, does, done, effect } from '../../kit.ts';

const count = z.int().nonnegative();
const to = { runId: id(), appId: id(), appIds: furtherApplications.optional() };
/** What is in the file, whatever it is; each row is judged by itself. */
const cell = text(limits.inviteRunCell);
const row = z.object({
  line: z.int().min(1).max(10_000_000),
  email: cell,
  name: cell,
  attributes: z.partialRecord(z.string().max(60), cell).optional(),
  custom: z.partialRecord(z.string().max(60), cell).optional().describe('Custom attributes by their names.'),
});
const seen = z
  .object({
    line: count,
    /** `known` people get access at once, `has` has it to all of the applications. */
    outcome: z.enum(['new', 'known', 'has', 'refused']),
    why: z.string().nullable(),
    /** Why, for a page in another language. */
    ...told.shape,
  })
  .meta({ id: 'InviteRow' });
/**
 * How many more people the plan has room for, in each of the applications and in total, and how many mails the organisation can
 * send a day; null without a limit.
 */
export const places = z
  .object({ applications: count.nullable(), organisation: count.nullable(), mails: count.nullable() })
  .meta({ id: 'InvitePlaces' });

/** The calls that invite many people at once: rows are kept and looked at in parts, and then invited in the background. */
export const inviteRunCalls = {
  keepInviteRows: effect('PUT /invite/run/rows', ['operator'], done.extend({ rows: z.array(seen), places }), {
    about:
      'Keeps a part of the people who are to be invited, for two days, and says what would become of each. Nobody is ' +
      'invited yet. Send the parts one after another: of rows with the same address, the first to come counts, and the ' +
      'others are refused with its line. `places` is how many more people each of the applications takes in, and the organization in ' +
      'total; null where the plan sets no limit. Its `mails` is how many a day a new organization can send.',
    body: z.object({
      ...to,
      part: z
        .int()
        .min(0)
        .max(limits.inviteRunParts - 1),
      rows: z.array(row).min(1).max(limits.inviteRunPart),
    }),
    rate: { count: 2000, seconds: 3600 },
  }),
  getPlaces: effect('GET /invite/places', ['operator'], done.extend({ places }), {
    shows: [application, organisation, person, plan, user],
    about:
      'Reads how many more people an application takes in. Also how many the organization does in total. ' +
      'A number is null where the plan sets no limit.',
    body: z.object({ appId: id() }),
  }),
  startInviteRun: effect('POST /invite/run', ['operator'], changed, {
    changes: [inviteRun],
    about:
      'Invites everybody in the parts that were kept. It goes on in the background, one part after another.',
    body: z.object({ ...to, parts: z.int().min(1).max(limits.inviteRunParts), rows: z.int().min(1) }),
    rate: { count: 300, seconds: 3600 },
  }),
  getInviteRun: effect(
    'GET /invite/run',
    ['operator'],
    done.extend({
      runId: z.string(),
      running: z.boolean(),
      rows: count,
      counts: z.object({ invited: count, given: count, had: count, refused: count }),
    }),
    {
      shows: [inviteRun],
      about: 'Reads how far the latest run of invitations is. `runId` is empty before the first.',
    },
  ),
  getRefusedInvites: effect(
    'GET /invite/run/refused',
    ['operator'],
    done.extend({ refused: z.array(refusedLine) }),
    { shows: [inviteRun], about: 'Lists the lines of the latest run that led to no invitation, and why.' },
  ),
  stopInviteRun: does(
    'POST /invite/run/stop',
    ['operator'],
    StopInviteRun,
    (_, { actor }) => ({ id: actor.organisationId! }),
    {
      about: 'Stops the run of invitations. Who was invited before stays invited.',
    },
  ),
};
