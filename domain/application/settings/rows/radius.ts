import type { Rows } from '../../../settings/setting.ts';
import { logo, name } from './everyKind.ts';

/** The settings of access to a network. Its clients are on streams of their own. */
export const radiusRows = { name: { ...name, wire: 'appName' }, logo } as const satisfies Rows;
