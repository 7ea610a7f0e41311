import { z } from 'zod';
import { radiusServers, SetRadiusServers } from '../../../domain/radiusSetting/commands.ts';
import { radiusSettingId } from '../../../domain/radiusSetting/radiusSetting.ts';
import { radiusSettings } from '../../../projections/models/radius/radiusSettings.ts';
import { answers, does, done } from '../../kit.ts';

const { primary_server: server } = radiusSettings.row.shape;
/** A server as operators see it. How it runs, in Docker or not, concerns the staff alone. */
const shownServer = server.omit({ isInDocker: true, dockerIp: true });

/** The ports of this installation's own gateway; null when none listens. */
const listening = z.object({ authPort: z.number(), acctPort: z.number().nullable() }).nullable();

/** The RADIUS servers of the installation, which the staff set and operators see. */
export const radiusSettingCalls = {
  getRadiusSetting: answers(
    'GET /getRadiusSetting',
    ['admin'],
    z.object({ primary_server: server.nullable(), secondary_server: server.nullable(), listening }),
    {
      shows: [radiusSettings],
      about: 'Reads the RADIUS servers of the installation. They are null before they are set.',
    },
  ),
  addRadiusService: does(
    'POST /addRadiusService',
    ['admin'],
    SetRadiusServers,
    (servers) => ({ id: radiusSettingId, ...servers }),
    {
      about: 'Sets the RADIUS servers of the installation.',
      body: radiusServers,
      envelope: { errorCode: 0, message: 'successfully updated information' },
    },
  ),
  getRadiusServiceSettings: answers(
    'GET /getRadiusServiceSettings',
    ['operator'],
    done.extend({
      data: z.array(z.object({ primary_server: shownServer, secondary_server: shownServer })),
      listening,
    }),
    {
      shows: [radiusSettings],
      about:
        'Reads the RADIUS servers as operators see them. They are the only element of `data`, which ' +
        'is empty before they are set.',
    },
  ),
};
