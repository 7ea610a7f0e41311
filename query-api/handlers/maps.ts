import type { Kit } from '../../server-kit/kit.ts';

export const mapHandlers = ({ config }: Pick<Kit, 'config'>) => ({
  mapsKey: async () => ({ key: config.MAPS_KEY ?? '' }),
});
