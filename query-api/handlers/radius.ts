import type { z } from 'zod';
import { radiusSettingId } from '../../domain/radiusSetting/radiusSetting.ts';
import { radiusSettings } from '../../projections/models/radius/radiusSettings.ts';
import type { QueryHandlers } from '../../server-kit/http/request/caller.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

/** Handlers for the RADIUS servers, which are one row. */
export function radiusHandlers({ db }: QueryKit) {
  const setting = () =>
    one(db, radiusSettings, radiusSettingId) as Promise<z.output<typeof radiusSettings.row> | undefined>;
  return {
    async getRadiusSetting() {
      const { primary_server = null, secondary_server = null } = (await setting()) ?? {};
      return { primary_server, secondary_server };
    },

    async getRadiusServiceSettings() {
      const found = await setting();
      if (!found) return { errorCode: 0, data: [] };
      const { primary_server, secondary_server } = found;
      const shown = ({ isInDocker: _, dockerIp: __, ...server }: typeof primary_server) => server;
      return {
        errorCode: 0,
        data: [{ primary_server: shown(primary_server), secondary_server: shown(secondary_server) }],
      };
    },
  } satisfies QueryHandlers;
}
