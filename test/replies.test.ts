import { expect, test } from 'vitest';
import { mustFit } from './replies.ts';

test('a reply must have the fields that its call declares, and no others', () => {
  const renamed = { errorCode: 0, id: 'a', position: '7' };
  expect(() => mustFit('PUT /ownDevices/:deviceId', renamed)).not.toThrow();
  const { position: _, ...short } = renamed;
  expect(() => mustFit('PUT /ownDevices/:deviceId', short)).toThrow('position');
  expect(() => mustFit('PUT /ownDevices/:deviceId', { ...renamed, secret: 's' })).toThrow('/secret');
});
