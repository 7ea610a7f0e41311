import { application } from '../../domain/application/application.ts';
import { readsGroups } from '../../domain/application/directory.ts';
import {
  ApplicationDeleted,
  ApplicationDirectorySet,
  ApplicationUserSourceSet,
} from '../../domain/application/events.ts';
import { DirectorySyncFailed, DirectorySyncFinished } from '../../domain/directorySync/events.ts';
import { ReleaseGroup } from '../../domain/group/commands.ts';
import { group } from '../../domain/group/group.ts';
import { type Claim, lives, ref } from '../../domain/kit.ts';
import { OrganisationActivated } from '../../domain/organisation/events.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { endChildren } from './children.ts';
import type { Cause } from './kit/cause.ts';
import { nothing, on } from './kit/kit.ts';
import { isMove } from './moved.ts';

/** Whether the groups of an organisation may have lost the application that read them. */
async function mayHaveLost({ executor }: Kit, cause: Cause): Promise<boolean> {
  if (cause.target.of === organisation) return isMove(cause);
  const { state } = await executor.look(ref(application, cause.target.id), { fresh: true });
  return state.directory !== null && !readsGroups(state);
}

const runEnds = [DirectorySyncFinished, DirectorySyncFailed];

/**
 * Lets operators decide about the groups whose application no longer reads them. Another application of the same directory
 * takes those back that it finds, with its next run. A run that was under way when its groups were turned off may have made
 * some after that, so its end counts too, for the groups of its application: most directories without groups run often. Else
 * all groups of the organisation are looked at, so that none is missed for long.
 */
export const releaseGroups = on(
  [
    ...[ApplicationDirectorySet, ApplicationUserSourceSet, ApplicationDeleted],
    ...runEnds,
    OrganisationActivated,
  ],
  'release-groups',
  async (cause, kit) => {
    const { executor } = kit;
    const of = cause.metadata.organisationId ?? cause.target.id;
    if (!lives((await executor.look(ref(organisation, of), { fresh: true })).state)) return nothing;
    if (!(await mayHaveLost(kit, cause))) return nothing;
    const { idempotencyKey: _, ...by } = cause.provenance;
    const looked = new Map<string, Promise<boolean>>();
    const look = async (id: string) =>
      readsGroups((await executor.look(ref(application, id), { fresh: true })).state);
    const reads = (id: string) => {
      const known = looked.get(id) ?? look(id);
      looked.set(id, known);
      return known;
    };
    const release = async (id: string) => {
      const { source, applicationId: from } = (await executor.look(ref(group, id), { fresh: true })).state;
      if (source !== 'directory') return;
      if (from && (await reads(from))) return;
      // It may be deleted meanwhile.
      await executor.execute(ReleaseGroup, { id, from }, by).catch(ignoreRefusal);
    };
    const isRun = runEnds.some(({ type }) => type === cause.event.type);
    const groups: Claim = isRun
      ? { kind: 'directory.groups', of: cause.target.id }
      : { kind: 'group.count', of };
    return endChildren(kit, [[groups, release]], cause);
  },
);
