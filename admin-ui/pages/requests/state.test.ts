import { expect, test } from 'vitest';
import { stateOf } from './state.ts';
import { texts } from './texts.ts';

const asked = { type: 'DELETE', isBackup: false, isBackupShared: false, isDeleted: false } as const;
test.each([
  [asked, 'Pending deletion'],
  [{ ...asked, isBackup: true }, 'Backup pending'],
  [{ ...asked, isBackup: true, isBackupShared: true }, 'Backup shared'],
  [{ ...asked, isDeleted: true }, 'Deleted'],
  [{ ...asked, type: 'SUSPENDED' as const }, 'Suspended'],
])('the request %o is %s [admin.requests.states, admin.requests.status-labels]', (request, label) =>
  expect(texts.status[stateOf(request)]).toBe(label),
);
