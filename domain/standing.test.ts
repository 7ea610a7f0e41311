import { describe, expect, test } from 'vitest';
import { mayGoOn, standing } from './standing.ts';

const active = { status: 'active' };
const suspended = { status: 'suspended' };
const links = ['organisation', 'application', 'operator', 'user', 'device'] as const;
const chain = Object.fromEntries(links.map((name) => [name, active]));

describe('a caller', () => {
  test('may go on while every link is active, and links that play no part are not asked about', () => {
    expect(standing(chain)).toBeNull();
    expect(standing({})).toBeNull();
    expect(standing({ organisation: active, device: undefined })).toBeNull();
  });
  test.for(links)('may not go on when the %s is suspended or gone', (name) => {
    expect(standing({ ...chain, [name]: suspended })).toBe(`${name}.suspended`);
    for (const status of ['absent', 'deleted'])
      expect(standing({ ...chain, [name]: { status } })).toBe(`${name}.unknown`);
  });
  test.for(links.slice(1))('is told of who is above the %s first', (name) => {
    const above = links[links.indexOf(name) - 1]!;
    expect(standing({ ...chain, [name]: suspended, [above]: suspended })).toBe(`${above}.suspended`);
    expect(standing({ ...chain, [name]: { status: 'deleted' }, [above]: suspended })).toBe(
      `${above}.suspended`,
    );
  });
  test('may not go on as a user to whom the application is open no longer', () => {
    expect(standing({ ...chain, isOpen: true })).toBeNull();
    expect(standing({ ...chain, isOpen: false })).toBe('user.noAccess');
    expect(standing({ ...chain, isOpen: false, user: suspended, application: suspended })).toBe(
      'application.suspended',
    );
  });
  test('is not told what does not exist where outsiders ask', () => {
    expect(standing({ user: { status: 'deleted' } }, 'session.token')).toBe('session.token');
    expect(standing({ user: suspended }, 'session.token')).toBe('user.suspended');
  });
  test('is refused with that code', () => {
    expect(() => mayGoOn(chain)).not.toThrow();
    expect(() => mayGoOn({ device: suspended })).toThrow(
      expect.objectContaining({ code: 'device.suspended' }),
    );
  });
});
