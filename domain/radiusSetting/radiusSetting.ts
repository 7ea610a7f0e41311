import type { z } from 'zod';
import { aggregate } from '../kit.ts';
import * as events from './events.ts';

export type RadiusServers = z.output<typeof events.servers>;
/** The installation's statement about its RADIUS servers. There is one. */
export type RadiusSetting = { status: 'absent' | 'active'; servers: RadiusServers | null };

export const radiusSettingId = 'global' as const;

const { servers: _, ...happened } = events;
export const radiusSetting = aggregate<RadiusSetting, typeof happened>({
  name: 'radiusSetting',
  events: happened,
  unknown: 'radius.setting',
  edits: [happened.RadiusServersSet],
  initial: { status: 'absent', servers: null },
  evolve: { RadiusServersSet: (_, servers) => ({ status: 'active', servers }) },
});
