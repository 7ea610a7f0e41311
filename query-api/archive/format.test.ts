import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Metadata } from '../../event-store/metadata.ts';
import { eventLine } from './format.ts';

const own: Required<Omit<Metadata, 'imported' | 'claims' | 'keys'>> = {
  ...{
    version: 1,
    at: new Date(0).toISOString(),
    actor: { role: 'operator', id: 'ada', organisationId: 'acme' },
  },
  ...{ organisationId: 'acme', applicationId: 'shop', personId: 'p', userId: 'u', operatorId: 'ada' },
  ...{ call: 'renameGroup', method: 'PUT', path: '/group/:groupId', request: { name: 'Beta' }, decidedIn: 3 },
  ...{ correlationId: 'c', causationId: 'before' },
  sealed: [{ subject: 'p', kind: 'personal', keyId: 'k', blob: 'b' }],
};
const line = { stream: 'user-1', id: randomUUID(), type: 'UserRegistered', data: {}, claims: [] };

test('a line of a backup brings all that the log keeps beside an event, and no fact of another log', () => {
  const strange = { keys: 1e9, checksum: 1, claims: ['username-x'], imported: false, anything: 'else' };
  expect(eventLine.parse({ ...line, metadata: { ...own, ...strange } })).toEqual({ ...line, metadata: own });
  const { version, at, actor, correlationId } = own;
  const least = { version, at, actor, correlationId };
  expect(eventLine.parse({ ...line, metadata: { ...least, ...strange } }).metadata).toEqual(least);
});
