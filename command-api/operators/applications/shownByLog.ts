import { shownAsLogged } from '../../../api/calls/parts/inAll.ts';
import { type Application, application } from '../../../domain/application/application.ts';
import { ref, streamOf } from '../../../domain/kit.ts';
import { operator } from '../../../domain/operator/operator.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { refuse } from '../../../domain/refusals.ts';
import type { Metadata } from '../../../event-store/metadata.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';

const edits = new Set(application.edits!.map(({ type }) => type));

/** Who made an application and when, and when it was changed last. */
async function history({ store }: Kit, id: string) {
  const stream = streamOf(ref(application, id));
  let made: Metadata | undefined;
  for await (const { metadata } of store.readStream(stream, { maxCount: 1 })) made = metadata as Metadata;
  if (!made) refuse('application.unknown');
  let updatedAt = made.at;
  for await (const { type, metadata } of store.readStream(stream, { direction: 'backwards' })) {
    if (!edits.has(type)) continue;
    updatedAt = (metadata as Metadata).at;
    break;
  }
  return { creatorId: made.actor.id, createdAt: made.at, updatedAt };
}

/** What every application shows, by the log, because the read models may not have its newest change. */
export async function shownByLog(kit: Kit, id: string, { status, userSource }: Application) {
  const { executor } = kit;
  const { ancestors } = await executor.look(ref(application, id));
  const organisationId = ancestors.organisationId ?? refuse('application.unknown');
  const { creatorId, ...times } = await history(kit, id);
  return shownAsLogged({
    ...{ id, organisationId, suspended: status === 'suspended', userSource, ...times },
    userCount: await executor.reserved.count({ kind: 'max.user.per.app.count', of: id }),
    createdBy: (await personalOf(kit, ref(operator, creatorId))).email ?? null,
    subdomain: (await executor.look(ref(organisation, organisationId))).state.subdomain,
  });
}
