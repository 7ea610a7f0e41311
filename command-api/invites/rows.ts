import type { z } from 'zod';
import type { inviteRunCalls } from '../../api/calls/operators/inviteRuns.ts';
import { application } from '../../domain/application/application.ts';
import { familyOf } from '../../domain/application/kinds.ts';
import { invitedProfile, SendInvite } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { ref } from '../../domain/kit.ts';
import { faultOf } from '../../domain/problems.ts';
import {
  areTooLarge,
  type CustomValues,
  customProblems,
  customReadAll,
} from '../../domain/profile/customAttributes.ts';
import { invalid, Refusal, refuse, toldOf } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { usernameKeys } from '../../domain/usernames/username.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { customAttributesOf } from '../../server-kit/people/customAttributes.ts';
import type { KeptRow, Row } from './again.ts';
import { keepAccess } from './keep.ts';
import { mustBeOurs } from './ours.ts';
import { mayUseAll, personInvited, sendInvitation } from './sending.ts';

export type Seen = z.output<typeof inviteRunCalls.keepInviteRows.reply>['rows'][number];
type To = { organisationId: string; applications: readonly string[] };

const fields = new Set(['email', 'name', ...Object.keys(invitedProfile.shape)]);
/** What the column of a field is called, such as Postal code for postal_code. */
const columnOf = (field: string) =>
  fields.has(field) ? field.slice(0, 1).toUpperCase() + field.slice(1).replaceAll('_', ' ') : field;

/** A row that leads to no invitation: why in English, by the names of columns, and as what a page can say it by. */
function refused(line: number, error: unknown): Seen {
  if (!(error instanceof Refusal)) throw error;
  const { code, values, problems } = error;
  const named = problems.map((each) => ({ ...each, field: columnOf(each.field) }));
  const why = new Refusal(code, values, named).message;
  return { line, outcome: 'refused', why, ...toldOf(error) };
}

/**
 * The values of custom attributes as they are kept. Refuses those that nobody here can have, by what the team calls the
 * attributes.
 */
async function customIn(kit: Kit, organisationId: string, said: CustomValues) {
  const kept = await customAttributesOf(kit, organisationId);
  const values = customReadAll(kept, said);
  const problems = customProblems(kept, values);
  const labels = new Map(kept.map(({ name, label }) => [`attributes.${name}`, label]));
  const named = problems.map((each) => ({ ...each, field: labels.get(each.field) ?? each.field }));
  if (named.length) throw invalid(...named);
  if (areTooLarge(values)) refuse('attributes.large');
  return values;
}

/** The invitation of a row to those of the applications that the person has no access to; null where there is none. */
async function invitationOf(kit: Kit, { organisationId, applications }: To, row: Row) {
  const { executor } = kit;
  const { email, name, attributes: about, custom } = row;
  const first = (await executor.look(ref(application, applications[0]!))).state.settings;
  const { type } = first ? familyOf(first.kind).invite : refuse('application.unknown');
  const to = { id: 'row', organisationId, applicationId: applications[0]!, type };
  const known = { email, name, ...(about && { about }), ...(custom && { custom }) };
  const read = SendInvite.input.safeParse({ ...to, ...known });
  if (!read.success)
    throw invalid(
      ...read.error.issues.map((issue) => ({
        field: String(issue.path.at(-1) ?? ''),
        ...faultOf(issue),
      })),
    );
  const said = read.data.custom && { custom: await customIn(kit, organisationId, read.data.custom) };
  const isUser = async (appId: string) => {
    const keys = usernameKeys(appId, email);
    return (await executor.reserved.anyHolderOf('username', keys))?.of === user;
  };
  const has = await Promise.all(applications.map(isUser));
  const missing = applications.filter((_, n) => !has[n]);
  if (!missing.length) return null;
  const { settings } = (await executor.look(ref(application, missing[0]!))).state;
  return {
    ...{ organisationId, email, name, attributes: about, ...said, applications: missing },
    type: settings ? familyOf(settings.kind).invite.type : type,
  };
}

const onlyOnce = ({ again }: KeptRow) => again === undefined || refuse('invite.again', { line: again });

/** What would become of a row now. */
export async function lookAtRow(kit: Kit, to: To, row: KeptRow): Promise<Seen> {
  const { line } = row;
  try {
    onlyOnce(row);
    await mustBeOurs(kit, to.organisationId, to.applications);
    const invitation = await invitationOf(kit, to, row);
    if (!invitation) return { line, outcome: 'has', why: null };
    const known = await personInvited(kit, invitation, () =>
      mayUseAll(kit, invitation, invitation.applications),
    );
    return { line, outcome: known ? 'known' : 'new', why: null };
  } catch (error) {
    return refused(line, error);
  }
}

/** Invites the person of a row. A repeat changes nothing, and tells the same. */
export async function inviteRow(
  kit: Kit,
  to: To,
  row: KeptRow,
  runId: string,
  by: Provenance,
): Promise<Seen> {
  const { line } = row;
  const provenance = { ...by, idempotencyKey: `${runId} ${line}` };
  const before = (await kit.executor.look(ref(invite, idOf(provenance, 'invite')), { fresh: true })).state;
  if (before.status !== 'absent') return { line, outcome: before.used ? 'known' : 'new', why: null };
  try {
    onlyOnce(row);
    await mustBeOurs(kit, to.organisationId, to.applications);
    await keepAccess(kit, row.email, to.applications, by);
    const invitation = await invitationOf(kit, to, row);
    if (!invitation) return { line, outcome: 'has', why: null };
    const mayBeInvited = () => mayUseAll(kit, invitation, invitation.applications);
    const { given } = await sendInvitation(kit, invitation, mayBeInvited, provenance);
    return { line, outcome: given ? 'known' : 'new', why: null };
  } catch (error) {
    return refused(line, error);
  }
}
