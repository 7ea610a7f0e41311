import { expect, test } from 'vitest';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as client from '../../../domain/radiusClient/events.ts';
import { clientSettings } from '../../../domain/radiusClient/settings.ts';
import { after, at } from '../../testSpec.ts';
import { radiusClients } from './radiusClients.ts';

type Story = Parameters<typeof after>[1];
const of = { organisationId: 'acme', applicationId: 'network' };
const later = { at: '2026-02-01T00:00:00.000Z' };
const settings = clientSettings.parse({ name: 'VPN', address: '192.0.2.1', authType: 'inApp' });
const added: Story = ['vpn', client.RadiusClientAdded({ settings }), of];

test('a client is shown with its settings, as it was last changed, and without its secret', () => {
  const moved = { ...settings, name: 'Door', address: '192.0.2.2' };
  const secret: Story = ['vpn', client.RadiusSecretSet({ value: 'a-shared-secret-7' }), later];
  after(radiusClients, added, ['vpn', client.RadiusClientChanged({ settings: moved })], secret).shows({
    ...{ id: 'vpn', ...of, name: 'Door', address: '192.0.2.2', settings: moved },
    ...{ suspended: false, createdAt: at, updatedAt: later.at },
  });
  expect(JSON.stringify(after(radiusClients, added, secret).rows)).not.toContain('a-shared-secret-7');
});
test('it is suspended and activated', () => {
  const suspended: Story = ['vpn', client.RadiusClientSuspended({})];
  after(radiusClients, added, suspended).shows({ suspended: true });
  after(radiusClients, added, suspended, ['vpn', client.RadiusClientActivated({})]).shows({
    suspended: false,
  });
});
test.for([
  ['it', ['vpn', client.RadiusClientDeleted({})]],
  ['its application', ['network', ApplicationDeleted({ wasSuspended: false })]],
  ['its organisation', ['acme', OrganisationDeleted({})]],
] as [string, Story][])('it is gone when %s is deleted', ([, ended]) =>
  expect(after(radiusClients, added, ended).rows).toEqual([]),
);
