import { isServerAddress } from '../../../web-kit/domain/networks.ts';
import type { Field, Problems, Values } from '../../../web-kit/form/fields.ts';
import { words } from '../../base/words.ts';
import type { Server } from './index.ts';
import { texts } from './texts.ts';

const { fields: label } = texts;
export type ServerKey = keyof typeof label;

const choices = [
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
];
const address = { rule: (typed: string) => (isServerAddress(typed) ? undefined : texts.badAddress) };
const port = {
  required: true,
  inputMode: 'numeric',
  rule: (typed: string) =>
    /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 65_535 ? undefined : texts.badPort,
} as const;

/** The fields of a server. The address in Docker is asked, and required, only for a server that runs there. */
export const serverFields: readonly Field<ServerKey>[] = [
  { key: 'accountEnabled', label: label.accountEnabled, choices },
  { key: 'authEnabled', label: label.authEnabled, choices },
  { key: 'accountIp', label: label.accountIp, required: true, hint: texts.ipHint, wide: true, ...address },
  { key: 'accountPort', label: label.accountPort, ...port },
  { key: 'authPort', label: label.authPort, ...port },
  { key: 'isInDocker', label: label.isInDocker, choices },
  {
    key: 'dockerIp',
    label: label.dockerIp,
    required: true,
    hint: texts.dockerHint,
    when: ({ isInDocker }) => isInDocker === 'true',
    ...address,
  },
];

/** A server as the form edits it; one that is not set yet begins with the standard ports (RFC 2865, RFC 2866). */
export const typedServer = (server: Server | null): Problems<ServerKey> =>
  server
    ? Object.fromEntries(Object.entries(server).map(([key, value]) => [key, String(value)]))
    : {
        ...{ accountEnabled: 'true', authEnabled: 'true', isInDocker: 'false' },
        ...{ accountPort: '1813', authPort: '1812' },
      };

/** A server as it is sent. */
export const sentServer = ({ accountPort, authPort, dockerIp, ...typed }: Values<ServerKey>) => ({
  accountIp: typed.accountIp,
  accountPort: Number(accountPort),
  authPort: Number(authPort),
  accountEnabled: typed.accountEnabled === 'true',
  authEnabled: typed.authEnabled === 'true',
  ...(typed.isInDocker === 'true' ? { isInDocker: true, dockerIp } : { isInDocker: false }),
});
