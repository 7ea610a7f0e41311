import { brand } from '../../domain/brand/brand.ts';
import { correctionsOf, paletteOf } from '../../domain/brand/colours.ts';
import { PublishBrand } from '../../domain/brand/commands.ts';
import { lives, ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';

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
      const { state } = await executor.look(ref(brand, holder.id));
      if (!lives(state)) return none;
      const { name } = await personalOf(kit, ref(organisation, holder.id));
      const [light, dark] = [paletteOf(state, 'light'), paletteOf(state, 'dark')];
      return { errorCode: 0, brand: { name: name ?? '', logo: state.logo, light, dark } };
    },
  } satisfies CommandHandlers;
}
