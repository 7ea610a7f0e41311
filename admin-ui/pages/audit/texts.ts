import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the audit. */
export const texts = spoken('staff/pages/audit', {
  tab: 'Audit',
  filter: 'Filter by action',
  from: 'From',
  to: 'Until',
  failure: 'Why they did not sign in',
  columns: {
    createdAt: 'Time',
    actor: 'By',
    subject: 'Concerns',
    ip: 'IP',
    status: 'Status',
    responseTime: 'Response time',
  },
  ms: (milliseconds: number) => `${milliseconds} ms`,
  done: 'Done',
  refused: (statusCode: number) => `Refused (${statusCode})`,
  by: { people: 'People', system: 'The system', all: 'Everybody' },
});
