import { devices } from '../../domain/sentences/english/devices.ts';
import { spoken } from '../language/language.ts';

/** What devices and browsers are called that nobody has named. */
export const texts = spoken('web-kit/devices', devices);
