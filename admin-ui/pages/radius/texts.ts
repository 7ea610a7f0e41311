import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the global RADIUS settings. */
export const texts = spoken('staff/pages/radius', {
  tab: 'Radius Global Settings',
  servers: 'Servers',
  lead: 'Operators see these servers in their console, and set them in their VPN servers and routers.',
  none: 'The servers are not set yet. Until you set them, operators see the address of this installation and the ports of its gateway.',
  off: 'No RADIUS gateway is running, so clients get no reply. Start one, or choose free ports with RADIUS_AUTH_PORT and RADIUS_ACCT_PORT.',
  listening: ({ authPort, acctPort }: { authPort: number; acctPort: number | null }) =>
    `The gateway of this installation listens on UDP port ${authPort} for sign-ins, and ${acctPort === null ? 'not for accounting' : `on ${acctPort} for accounting`}.`,
  sections: { primary_server: 'Primary Server', secondary_server: 'Secondary Server' },
  fields: {
    accountEnabled: 'Account Enabled',
    accountIp: 'Account IP',
    accountPort: 'Account Port',
    authEnabled: 'Auth Enabled',
    authPort: 'Auth Port',
    isInDocker: 'Runs in Docker',
    dockerIp: 'Docker IP',
  },
  ipHint: 'An IP address, or the name of a host',
  dockerHint: 'The address on the network of the containers, for your own services',
  badAddress: 'Please enter an IP address or the name of a host',
  badPort: 'Please enter a port from 1 to 65535',
  updated: 'successfully updated information',
});
