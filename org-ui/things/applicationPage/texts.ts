import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of one application. */
export const texts = spoken('things/applicationPage', {
  tabs: { users: 'User List', source: 'User Source' },
  tries: 'Try this sign-in',
  ask: {
    username: 'User name',
    method: 'How the phone is asked',
    methods: { phone: 'By a QR code, shown here', push: 'By a notification in the app' },
    begin: 'Ask the person',
  },
  sonic: 'SonicKYC Enabled',
  counts: { total: 'Total', active: 'Active', suspended: 'Suspended' },
  insights: {
    signIns: 'Sign-ins of the last 30 days',
    reports: 'All reports',
    byDevices: 'Counted by devices.',
  },
});
