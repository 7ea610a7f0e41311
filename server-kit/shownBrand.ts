import { brand } from '../domain/brand/brand.ts';
import { type Palette, paletteOf } from '../domain/brand/colours.ts';
import { lives, ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import type { Kit } from './kit.ts';
import { personalOf } from './people/personal.ts';

/** How an organisation is shown on pages: its name, its logo as a data URL or empty, and its colours by day and by night. */
export type ShownBrand = { name: string; logo: string; light: Palette; dark: Palette };

/** The brand that an organisation has published; null when it has none. */
export async function shownBrand(
  kit: Pick<Kit, 'store' | 'vault' | 'executor'>,
  organisationId: string,
): Promise<ShownBrand | null> {
  const { state } = await kit.executor.look(ref(brand, organisationId));
  if (!lives(state)) return null;
  const { name } = await personalOf(kit, ref(organisation, organisationId));
  const [light, dark] = [paletteOf(state, 'light'), paletteOf(state, 'dark')];
  return { name: name ?? '', logo: state.logo, light, dark };
}
