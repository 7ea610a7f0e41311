import { refOf } from './domain/aggregates.ts';
import { ref, streamOf } from './domain/kit.ts';
import { OpenImported } from './domain/organisation/leaving.ts';
import { organisation } from './domain/organisation/organisation.ts';
import { importCall, type Provenance } from './event-store/metadata.ts';
import { examine, mustSell, refuseSecond } from './importChecks.ts';
import { inParts } from './importForms.ts';
import { type Archive, CannotImportError, openArchive } from './query-api/archive/read.ts';
import { beginReacting } from './reacting.ts';
import type { Kit } from './server-kit/kit.ts';

type Print = (line: string) => void;
type ImportAsked = { file: string; passphrase: string; planId: string };

const by = ({ clock }: Kit): Provenance => ({
  actor: { role: 'system', id: 'import' },
  correlationId: `import-${clock()}`,
  call: importCall,
});

/**
 * `npm run import`: takes the backup of an organisation into this installation, in which no process runs. It is not there
 * before all of it is: what was cut short goes on with the next attempt. Throws CannotImportError, and then has changed
 * nothing that others use.
 */
export async function importOrganisation(kit: Kit, asked: ImportAsked, print: Print): Promise<void> {
  const archive = await openArchive(asked.file, asked.passphrase);
  const { organisationId, baseDomain, installation } = archive.about;
  if (installation === kit.installation)
    throw new CannotImportError('This installation made the backup. It never uses ids again.');
  const target = ref(organisation, organisationId);
  await refuseSecond(kit, streamOf(target));
  await mustSell(kit, asked.planId);
  const claimed = await examine(kit, archive);
  // What is left to do about the events is done at the next start, which in a new folder is the first.
  await beginReacting(kit);
  for await (const keys of inParts(archive.keys())) await kit.vault.adopt(keys);
  const count = await appendAll(kit, archive);
  const at = { at: new Date(kit.clock()).toISOString(), correlationId: by(kit).correlationId };
  // The plan here may not allow to others any more what they had.
  for (const [stream, claims] of claimed) await kit.executor.reserved.adopt(claims, refOf(stream)!, at);
  // An earlier attempt may have been looked at before its last events came.
  await kit.executor.look(target, { fresh: true });
  await kit.executor.execute(OpenImported, { id: organisationId, planId: asked.planId }, by(kit));
  print(`${count.toLocaleString('en')} events are in. The organization is on the plan ${asked.planId}.`);
  print(
    baseDomain === kit.config.BASE_DOMAIN
      ? 'Its people sign in with their passkeys, as before.'
      : `Their passkeys belong to ${baseDomain}: here, operators recover their access by mail, and users are invited again.`,
  );
}

/** Appends what is not there yet, in the order of the old log, which the folds need. */
async function appendAll({ store, vault }: Kit, { events }: Archive): Promise<number> {
  const there = new Map<string, Set<string>>();
  let count = 0;
  for await (const { stream, id, type, data, metadata, claims } of events()) {
    if (!there.has(stream))
      there.set(stream, new Set((await Array.fromAsync(store.readStream(stream))).map((event) => event.id)));
    count++;
    if (there.get(stream)!.has(id)) continue;
    const names = claims.map((claim) =>
      'of' in claim ? `${claim.kind}-${claim.of}` : `${claim.kind}-${vault.hash(claim.kind, claim.value)}`,
    );
    const moved = { ...metadata, imported: true, ...(names.length && { claims: names }) };
    await store.append(stream, [{ id, type, data, metadata: moved }], 'any');
  }
  return count;
}
