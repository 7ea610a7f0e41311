import { describe, expect, test } from 'vitest';
import { nameOfAddress } from './addressNames.ts';
import { CreateApplication } from './application/commands.ts';
import { SendInvite } from './invite/commands.ts';
import { nameProblem, oneLine } from './names.ts';
import { RegisterOrganisation } from './organisation/commands.ts';
import { given } from './testSpec.ts';

describe('a name that goes into mails', () => {
  test.for([
    ',\n\nYour mailbox is locked',
    'Acme\u2028Unlock it',
    'Acme\u202egnp.exe',
    'Your account is locked, go to evil.example',
    'Go to Booking.com',
    'Mr.smith.example',
    'dr.evil/login',
    'evil.com',
    'ธนาคารกรุงเทพ.ไทย',
    'https://evil.example/u',
    'www.Evil',
    'eve@evil',
    '198.51.100.7',
    'evil\uff0eexample',
    'evil\u200b.example',
    'evil\u3002example',
    'xn--e1afmkfd.xn--p1ai',
  ])('is refused when it has several lines or an address: %j', (name) => {
    expect(nameProblem(name)).toBeDefined();
    const company = { country: 'Germany', url: 'https://acme.example', size: '1-10', industry: 'Shops' };
    given()
      .when(RegisterOrganisation, { id: 'a', name, ...company })
      .thenInvalid('name');
    const invited = { type: 'ADD_ADMIN', applicationId: null, email: 'bob@acme.example' } as const;
    given()
      .when(SendInvite, { id: 'a', organisationId: 'o', ...invited, name })
      .thenInvalid('name');
    const settings = { kind: 'web' as const, name, origins: ['https://acme.example'] };
    given().when(CreateApplication, { id: 'a', organisationId: 'o', settings }).thenInvalid('settings.name');
  });
  test.for([
    'Ada Lovelace',
    'K.Kumar',
    'J. R. R. Tolkien',
    'Acme & Sons, Inc.',
    'Version 2.0',
    'می\u200cخواهم',
    '株式会社',
    'Shop 24/7',
    'د.محمد',
    'أ.د.محمد',
    'น.ส.สมหญิง',
    'ดร.สมชาย',
    'Mr.smith',
    'Dr.med. Weber',
    'Booking.com',
  ])('is taken as people and companies write it: %s', (name) => expect(nameProblem(name)).toBeUndefined());
});
test('a name that a script gives becomes one line', () =>
  expect(oneLine(' Ada\r\n\u2028 Lovelace ')).toBe('Ada Lovelace'));

test.for([
  ['ada@acme.example', 'ada'],
  ['john.doe@acme.example', 'john doe'],
  ['anna-lena_o\u2019neill@acme.example', 'anna-lena o\u2019neill'],
  ['grace.hopper+shop@acme.example', 'grace hopper'],
  ['j.de.la.cruz@acme.example', 'j de la cruz'],
  ['192.0.2.7@acme.example', '192 0 2 7'],
  ['+47@acme.example', '47'],
  ['www.ada\u3002example@acme.example', 'www ada example'],
  ['ada\uff20evil\u2024example@acme.example', 'ada evil example'],
  ['___@acme.example', '___'],
] as const)('somebody known by %s alone is called %s, which every invitation takes', ([address, name]) => {
  expect(nameOfAddress(address)).toBe(name);
  expect(nameProblem(name)).toBeUndefined();
});
