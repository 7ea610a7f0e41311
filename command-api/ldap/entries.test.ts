import { describe, expect, test } from 'vitest';
import { directorySettings } from '../../domain/application/settings/directory.ts';
import { personOf } from './entries.ts';

const settings = directorySettings.parse({
  ...{ server: 'ldap.acme.example', port: 636, baseDn: 'dc=acme', bindDn: 'cn=reader' },
});
const dn = 'cn=Ada King+uid=ada,ou=people,dc=acme';

describe('an entry', () => {
  test('with several user names has the one of its DN first, whatever their order is', () => {
    const named = (...uid: string[]) => personOf({ dn, uid }, settings)?.names;
    expect(named('countess', 'ada', 'augusta')).toEqual(['ada', 'augusta', 'countess']);
    expect(named('augusta', 'countess', 'ada')).toEqual(['ada', 'augusta', 'countess']);
    expect(named('countess', 'augusta')).toEqual(['augusta', 'countess']);
  });
  test('has the id that its server keeps, also one of octets', () => {
    const idOf = (more: object) => personOf({ dn, uid: 'ada', ...more }, settings)?.entryId;
    expect(idOf({ entryUUID: 'a-b' })).toBe('entryuuid a-b');
    expect(idOf({ nsUniqueId: 'c-d', entryuuid: [] })).toBe('nsuniqueid c-d');
    expect(idOf({ objectGUID: Buffer.from([0, 255, 16]) })).toBe('objectguid 00ff10');
    expect(idOf({})).toBeNull();
  });
  test('of a computer or a disabled account is no person', () => {
    expect(personOf({ dn, uid: 'PC1$' }, settings)).toBeNull();
    expect(personOf({ dn, uid: 'ada', userAccountControl: '514' }, settings)).toBeNull();
    expect(personOf({ dn, uid: 'ada', userAccountControl: '512' }, settings)).toMatchObject({
      names: ['ada'],
    });
  });
});
