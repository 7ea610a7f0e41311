import { z } from 'zod';
import { commandsOf, id, ref } from '../kit.ts';
import { limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { inviteRun } from './inviteRun.ts';

const command = commandsOf(inviteRun);
const one = z.object({ id: id(), runId: id() });

/** Starts a run, unless one is running. A repeat changes nothing. */
export const StartInviteRun = command(
  {
    input: one.extend({
      applications: z.array(id()).min(1).max(limits.inviteApplications),
      parts: z.int().min(1).max(limits.inviteRunParts),
      rows: z
        .int()
        .min(1)
        .max(limits.inviteRunParts * limits.inviteRunPart),
    }),
    parent: ({ id }) => ref(organisation, id),
  },
  (state, { runId, applications, parts, rows }) => {
    if (state.runId === runId) return [];
    if (state.running) refuse('invite.running');
    return [happened.InviteRunStarted({ runId, applications, parts, rows })];
  },
);
/** Records a part of the present run. A part is recorded once. */
export const ProgressInviteRun = command(
  { input: one.extend(happened.InviteRunProgressed.schema.omit({ runId: true }).shape) },
  (state, { id: _, ...progress }) =>
    state.running && state.runId === progress.runId && state.done === progress.part
      ? [happened.InviteRunProgressed(progress)]
      : [],
);
export const StopInviteRun = command({ input: z.object({ id: id() }) }, ({ running, runId }) =>
  running ? [happened.InviteRunStopped({ runId })] : [],
);
