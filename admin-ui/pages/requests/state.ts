import type { RequestRow } from './index.ts';
import type { texts } from './texts.ts';

/** How far a request is. A backup is made and shared before everything is erased. */
export function stateOf({
  type,
  isDeleted,
  isBackup,
  isBackupShared,
}: Pick<RequestRow, 'type' | 'isDeleted' | 'isBackup' | 'isBackupShared'>): keyof typeof texts.status {
  if (isDeleted) return 'deleted';
  if (type === 'SUSPENDED') return 'suspended';
  if (!isBackup) return 'pending';
  return isBackupShared ? 'backupShared' : 'backupPending';
}
