import { ref } from '../../domain/kit.ts';
import { mayShare, ShareBackup } from '../../domain/organisation/leaving.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { further } from '../../event-store/metadata.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { passphraseOf } from '../../server-kit/access/passphrase.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { archiveOf } from '../archive/archive.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

/** Hands out the backup of an organisation that is about to be deleted, once. */
export const backupHandlers = (kit: QueryKit) =>
  ({
    async fetchBackup({ accessToken }, { provenance }, answer) {
      const { executor, tokens, db } = kit;
      type Claims = { organisationId: string; dueAt: string };
      const { organisationId, dueAt } = tokens.open<Claims>('backup', accessToken);
      mayShare((await executor.look(ref(organisation, organisationId), { fresh: true })).state, dueAt);
      const row = await one(db, organisations, organisationId);
      const about = {
        ...{ organisationId, name: String(row?.name ?? '') },
        passphrase: passphraseOf(kit, organisationId, dueAt),
      };
      const shared = { id: organisationId, dueAt };
      const bytes = archiveOf(kit, about, () => executor.execute(ShareBackup, shared, further(provenance)));
      answer.file(`${row?.subdomain ?? 'organisation'}-backup.zip`, bytes);
      return undefined;
    },
  }) satisfies QueryHandlers;
