import { formatNumber } from '../../../web-kit/format.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of what can be done with an application. */
export const applicationWords = spoken('things/applications', {
  suspendedNow: 'Application Suspended Successfully',
  activatedNow: 'Application Activated Successfully',
  deletedNow: 'Application Deleted Successfully',
  updatedNow: 'App updated successfully',
  updateFailed: 'Error updating app',
  suspendTitle: 'Suspend Application',
  suspendEffect: 'Its users cannot sign in until you activate it again. Nothing is deleted.',
  applications: (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`,
  many: (count: string) => (count === '1' ? '1 application' : `${count} applications`),
  deleteTitle: 'Delete Application',
  deleteAsks: (name: string) => `Are you sure you want to delete ${name}? This cannot be undone.`,
  impact: (count: number) =>
    count === 1 ? '1 user is impacted.' : `${formatNumber(count)} users are impacted.`,
  suspendInstead: 'Suspend instead',
});
