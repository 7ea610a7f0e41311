import { describe, expect, test } from 'vitest';
import { fold } from '../kit.ts';
import { operator } from '../operator/operator.ts';
import { person } from '../person/person.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  ActivateDevice,
  AddDevice,
  AllowDeviceBackup,
  holderRef,
  RemoveDevice,
  RenameDevice,
  SuspendDevice,
} from './commands.ts';
import { device } from './device.ts';
import {
  DeviceActivated,
  DeviceAdded,
  DeviceBackupAllowed,
  DeviceRemoved,
  DeviceRenamed,
  DeviceSuspended,
} from './events.ts';

const credential = {
  credentialId: 'credential-1',
  publicKey: 'pQECAyYgASFY',
  rpId: 'shop.example',
  counter: 0,
  transports: ['internal', 'hybrid'],
  fmt: 'none',
  aaguid: '00000000-0000-0000-0000-000000000000',
  backupEligible: true,
  backedUp: false,
  deviceType: 'Web',
  platform: 'Android',
};
const added = DeviceAdded({ ...credential, applicationId: 'shop' });
const suspended = DeviceSuspended({ until: now.toISOString() });
const removed = DeviceRemoved({ wasSuspended: false, platform: 'Android', applicationId: 'shop' });
const id = { id: 'device-1' };
const phone = {
  ...{ ...id, holder: { kind: 'person' as const, id: 'person-1' } },
  ...{ credential, applicationId: 'shop' },
};

describe('adding', () => {
  test('a device is added with its credential', () => given().when(AddDevice, phone).then(added));
  test('the same credential again changes nothing', () => given(added).when(AddDevice, phone).then());
  test('another credential does not take its place', () =>
    given(added)
      .when(AddDevice, { ...phone, credential: { ...credential, credentialId: 'credential-2' } })
      .thenRefused('device.taken'));
  test('a removed device does not come back', () =>
    given(added, removed).when(AddDevice, phone).thenRefused('device.unknown'));
  test('a device is an operator’s or a person’s', () => {
    expect(holderRef({ kind: 'operator', id: 'x' }).of).toBe(operator);
    expect(holderRef({ kind: 'person', id: 'x' }).of).toBe(person);
    given()
      .when(AddDevice, { ...phone, holder: { kind: 'admin', id: 'x' } } as never)
      .thenInvalid('holder.kind');
  });
  for (const field of ['credentialId', 'publicKey', 'rpId'])
    test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) =>
      given()
        .when(AddDevice, { ...phone, credential: { ...credential, [field]: value } } as never)
        .thenInvalid(`credential.${field}`),
    );
  test('transports are the word of the browser, and are not believed to be short or few', () => {
    const telling = (transports: unknown) =>
      given().when(AddDevice, { ...phone, credential: { ...credential, transports } } as never);
    telling(['usb', 'a\0b']).thenInvalid('credential.transports.1');
    telling(['x'.repeat(41)]).thenInvalid('credential.transports.0');
    telling(Array.from({ length: 11 }, () => 'usb')).thenInvalid('credential.transports');
    telling('usb').thenInvalid('credential.transports');
  });
});

describe('renaming', () => {
  const renaming = { ...id, ownerId: 'user-1', name: ' Work phone ' };
  test('a device gets the name that its owner gives it, suspended or not', () => {
    const renamed = DeviceRenamed({ ownerId: 'user-1', name: 'Work phone' });
    given(added).when(RenameDevice, renaming).then(renamed);
    given(added, suspended).when(RenameDevice, renaming).then(renamed);
  });
  test.for(Object.entries({ ...unstorable, 'too long': 'x'.repeat(61) }))('no name is %s', ([, name]) =>
    given(added)
      .when(RenameDevice, { ...renaming, name } as never)
      .thenInvalid('name'),
  );
  test('an absent or removed one is not renamed', () => {
    given().when(RenameDevice, renaming).thenRefused('device.unknown');
    given(added, removed).when(RenameDevice, renaming).thenRefused('device.unknown');
  });
});

test('a passkey that may be backed up later than it was made is noted once', () => {
  const allowed = DeviceBackupAllowed({});
  const bound = DeviceAdded({ ...credential, backupEligible: false, applicationId: 'shop' });
  given(bound).when(AllowDeviceBackup, id).then(allowed);
  given(bound, allowed).when(AllowDeviceBackup, id).then();
  given(added).when(AllowDeviceBackup, id).then();
});

describe('suspending and removing', () => {
  test('a device is suspended once', () => {
    given(added).when(SuspendDevice, id).then(suspended);
    given(added, suspended).when(SuspendDevice, id).then();
  });
  test('and activated once', () => {
    given(added, suspended).when(ActivateDevice, id).then(DeviceActivated({}));
    given(added).when(ActivateDevice, id).then();
  });
  test('removing tells whether it was suspended, and forgets the credential', () => {
    given(added).when(RemoveDevice, id).then(removed);
    given(added, suspended)
      .when(RemoveDevice, id)
      .then(DeviceRemoved({ wasSuspended: true, platform: 'Android', applicationId: 'shop' }));
    expect(fold(device, [added, removed])).toMatchObject({ status: 'deleted', credential: null });
  });
  test('nothing is done to one that is absent or removed', () => {
    for (const command of [SuspendDevice, ActivateDevice, RemoveDevice]) {
      given().when(command, id).thenRefused('device.unknown');
      given(added, removed).when(command, id).thenRefused('device.unknown');
    }
  });
});
