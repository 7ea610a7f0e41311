import type { z } from 'zod';
import { radiusSettingId } from '../../domain/radiusSetting/radiusSetting.ts';
import { radiusSettings } from '../../projections/models/radius/radiusSettings.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import { radiusPorts } from '../../server-kit/following/listening.ts';
import type { QueryKit } from '../kit.ts';
import { one } from '../list.ts';

/** Handlers for the RADIUS servers, which are one row. */
export function radiusHandlers({ db, records }: QueryKit) {
  const setting = () =>
    one(db, radiusSettings, radiusSettingId) as Promise<z.output<typeof radiusSettings.row> | undefined>;
  return {
    async getRadiusSetting() {
      const [found, listening] = await Promise.all([setting(), radiusPorts({ records })]);
      const { primary_server = null, secondary_server = null } = found ?? {};
      return { primary_server, secondary_server, listening };
    },

    async getRadiusServiceSettings() {
      const [found, listening] = await Promise.all([setting(), radiusPorts({ records })]);
      if (!found) return { errorCode: 0, data: [], listening };
      const { primary_server, secondary_server } = found;
      const shown = ({ isInDocker: _, dockerIp: __, ...server }: typeof primary_server) => server;
      return {
        errorCode: 0,
        data: [{ primary_server: shown(primary_server), secondary_server: shown(secondary_server) }],
        listening,
      };
    },
  } satisfies QueryHandlers;
}
