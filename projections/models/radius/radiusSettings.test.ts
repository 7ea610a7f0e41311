import { test } from 'vitest';
import { RadiusServersSet } from '../../../domain/radiusSetting/events.ts';
import { after } from '../../testSpec.ts';
import { radiusSettings } from './radiusSettings.ts';

const server = {
  ...{ accountEnabled: true, accountIp: '192.0.2.1', accountPort: 1813 },
  ...{ authEnabled: true, authPort: 1812, isInDocker: false },
};
const set = (authPort: number) =>
  RadiusServersSet({ primary_server: { ...server, authPort }, secondary_server: server });

test('the RADIUS servers are one row, as they were last set', () => {
  const later = { at: '2026-02-01T00:00:00.000Z' };
  after(radiusSettings, ['global', set(1812)], ['global', set(1645), later]).shows({
    id: 'global',
    primary_server: { ...server, authPort: 1645 },
    secondary_server: server,
    updatedAt: later.at,
  });
});
