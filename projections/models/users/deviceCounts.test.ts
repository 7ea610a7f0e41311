import { expect, test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { after } from '../../testSpec.ts';
import { deviceCounts } from './deviceCounts.ts';

type Story = Parameters<typeof after>[1];
const ada = { organisationId: 'acme', personId: 'ada' };
const added = (platform: string, applicationId: string | null = 'shop', where: object = ada): Story => [
  `${platform} ${applicationId} ${JSON.stringify(where)}`,
  DeviceAdded({
    ...{ credentialId: 'c', publicKey: 'k', rpId: 'shop.example', counter: 0, transports: [], fmt: 'none' },
    ...{ aaguid: '', backupEligible: false, backedUp: false, deviceType: 'Web', platform },
    applicationId,
  }),
  where,
];
const removed = (platform: string, applicationId: string | null = 'shop', where: object = ada): Story => [
  'd',
  DeviceRemoved({ wasSuspended: false, platform, applicationId }),
  where,
];

test('devices are counted by application and platform, up and down', () =>
  after(
    deviceCounts,
    added('iOS'),
    added('iOS', 'shop', { ...ada, personId: 'bob' }),
    added('Windows'),
    added('iOS', 'office'),
    removed('iOS'),
  ).shows(
    { applicationId: 'shop', platform: 'iOS', count: 1 },
    { applicationId: 'shop', platform: 'Windows', count: 1 },
    { applicationId: 'office', platform: 'iOS', count: 1 },
  ));
test('devices of team members count nowhere', () => {
  const team = { organisationId: 'acme', operatorId: 'op' };
  expect(after(deviceCounts, added('iOS', null, team), removed('iOS', null, team)).rows).toEqual([]);
});
test('they go with their application and with their organisation', () => {
  const all = [added('iOS'), added('iOS', 'office')];
  after(deviceCounts, ...all, ['shop', ApplicationDeleted({ wasSuspended: false })]).shows({
    applicationId: 'office',
  });
  expect(after(deviceCounts, ...all, ['acme', OrganisationDeleted({})]).rows).toEqual([]);
});
