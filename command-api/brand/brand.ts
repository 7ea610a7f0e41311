import { correctionsOf } from '../../domain/brand/colours.ts';
import { PublishBrand } from '../../domain/brand/commands.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { shownBrand } from '../../server-kit/shownBrand.ts';

/** Handles how organisations are shown. */
export function brandHandlers(kit: Kit) {
  const { executor } = kit;
  return {
    async publishBrand({ uniqueId, ...chosen }, { provenance }) {
      const { id, position } = await executor.execute(PublishBrand, { id: uniqueId, ...chosen }, provenance);
      return { errorCode: 0, id, corrected: correctionsOf(chosen), position };
    },

    // Every page asks it, that of a suspended organisation and of an address that nobody has, too: it refuses nothing.
    async brandHere(_, { host }) {
      const none = { errorCode: 0, brand: null };
      if (host.app !== 'org') return none;
      const holder = await executor.reserved.holderOf('subdomain', host.subdomain);
      if (!holder) return none;
      return { errorCode: 0, brand: await shownBrand(kit, holder.id) };
    },
  } satisfies CommandHandlers;
}
