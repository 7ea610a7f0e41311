import { schemaOf } from '../../settings/schema.ts';
import { radiusRows } from './rows/radius.ts';
import { logo } from './shared.ts';

/** Access to a network: a VPN, a router, a shell. Its users come by invitation; its clients are on streams of their own. */
export const radius = schemaOf('radius', radiusRows, { logo: logo.default('') });
