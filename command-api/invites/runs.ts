import { ProgressInviteRun, StartInviteRun } from '../../domain/inviteRun/commands.ts';
import { InviteRunProgressed, InviteRunStarted } from '../../domain/inviteRun/events.ts';
import { inviteRun } from '../../domain/inviteRun/inviteRun.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { refuse, sentenceOf } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { inBatches } from '../../server-kit/inBatches.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type KeptRow, markedAgain } from './again.ts';
import { mustBeOurs } from './ours.ts';
import { placesLeft } from './places.ts';
import { inviteRow, lookAtRow, type Seen } from './rows.ts';

const kind = 'invited rows';
const keptFor = 172_800_000;
/** Rows that are handled together, whose keys and events become durable together. */
const together = 50;
const groupOf = (organisationId: string, runId: string) => `${organisationId} ${runId}`;
const partOf = (organisationId: string, runId: string, part: number) =>
  `${groupOf(organisationId, runId)} ${part}`;

async function eachOf(rows: readonly KeptRow[], work: (row: KeptRow) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  await inBatches(
    rows.entries(),
    async ([n, row]) => {
      seen[n] = await work(row);
    },
    together,
  );
  return seen;
}

type Progressed = ReturnType<typeof InviteRunProgressed>['data'];
type RefusedLine = Progressed['refused'][number];

/** Handles invitations of many people at once. Their rows wait in records, so that the log has no address but of invitations. */
export function inviteRunHandlers(kit: Kit) {
  const { executor, records, clock } = kit;
  const organisationOf = ({ actor }: Caller) => actor.organisationId ?? refuse('session.none');
  const all = ({ appId, appIds = [] }: { appId: string; appIds?: readonly string[] | undefined }) => [
    ...new Set([appId, ...appIds]),
  ];
  const runOf = async (caller: Caller) =>
    (await executor.look(ref(inviteRun, organisationOf(caller)), { fresh: true })).state;

  return {
    async keepInviteRows({ runId, part, rows, ...to }, caller) {
      const organisationId = organisationOf(caller);
      const applications = all(to);
      const expiresAt = clock() + keptFor;
      const group = groupOf(organisationId, runId);
      const id = partOf(organisationId, runId, part);
      const before = (await records.get<KeptRow[]>(kind, id)) ?? [];
      const marked = await markedAgain(records, { group, part, expiresAt }, rows, before);
      const kept = { kind, id, value: marked.rows, expiresAt, group };
      await records.write([kept, ...marked.puts], marked.drops);
      const seen = await eachOf(marked.rows, (row) => lookAtRow(kit, { organisationId, applications }, row));
      return { errorCode: 0, rows: seen, places: await placesLeft(kit, organisationId, applications) };
    },
    async getPlaces({ appId }, caller) {
      const organisationId = organisationOf(caller);
      await mustBeOurs(kit, organisationId, [appId]);
      return { errorCode: 0, places: await placesLeft(kit, organisationId, [appId]) };
    },
    async startInviteRun({ runId, parts, rows, ...to }, caller) {
      const id = organisationOf(caller);
      await mustBeOurs(kit, id, all(to));
      const kept = await records.idsOf(kind, groupOf(id, runId), parts + 1);
      if (kept.length !== parts) refuse('invite.incomplete');
      const run = { id, runId, applications: all(to), parts, rows };
      const { position } = await executor.execute(StartInviteRun, run, caller.provenance);
      return { errorCode: 0, id: runId, position };
    },
    async getInviteRun(_, caller) {
      const { runId, running, rows, counts } = await runOf(caller);
      return { errorCode: 0, runId, running, rows, counts };
    },
    async getRefusedInvites(_, caller) {
      const refused: RefusedLine[][] = [];
      const stream = streamOf(ref(inviteRun, organisationOf(caller)));
      // The latest run is at the end of all that the organisation has had.
      for await (const { type, data } of kit.store.readStream(stream, { direction: 'backwards' })) {
        if (type === InviteRunStarted.type) break;
        if (type === InviteRunProgressed.type) refused.push((data as Progressed).refused);
      }
      return { errorCode: 0, refused: refused.reverse().flat() };
    },
  } satisfies CommandHandlers;
}

type Started = ReturnType<typeof InviteRunStarted>['data'];
/** Sends the invitations of a run, from the first part that is not recorded on. Ends early when the signal aborts. */
export async function sendRun(
  kit: Kit,
  organisationId: string,
  { runId, applications }: Started,
  by: Provenance,
  signal: AbortSignal,
) {
  const { executor, records } = kit;
  const target = ref(inviteRun, organisationId);
  for (;;) {
    const { state } = await executor.look(target, { fresh: true });
    if (!state.running || state.runId !== runId) break;
    const part = state.done;
    const rows = (await records.get<KeptRow[]>(kind, partOf(organisationId, runId, part))) ?? [];
    const seen = await eachOf(rows, async (row) => {
      signal.throwIfAborted();
      return inviteRow(kit, { organisationId, applications }, row, runId, by);
    });
    const count = (outcome: Seen['outcome']) => seen.filter((each) => each.outcome === outcome).length;
    const refused: RefusedLine[] = seen.flatMap(({ outcome, why, ...rest }) =>
      outcome === 'refused' ? [{ ...rest, why: why ?? '' }] : [],
    );
    const lost = 'invite.incomplete';
    if (!rows.length) refused.push({ line: 0, why: sentenceOf(lost), refusal: lost });
    const progress = {
      runId,
      part,
      invited: count('new'),
      given: count('known'),
      had: count('has'),
      refused,
    };
    await executor.execute(ProgressInviteRun, { id: organisationId, ...progress }, by);
  }
  await records.dropGroup(kind, groupOf(organisationId, runId));
}
