import { z } from 'zod';
import * as setting from '../../../domain/radiusSetting/events.ts';
import { readModel } from '../../kit.ts';

/** The RADIUS servers of the installation: one row, or none before the staff have set them. */
export const radiusSettings = readModel(
  'radius_settings',
  setting.servers.extend({ id: z.string(), updatedAt: z.iso.datetime() }),
  {},
).starts(setting.RadiusServersSet, ({ id, at, data }) => ({ id, ...data, updatedAt: at }));
