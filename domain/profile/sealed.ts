import { z } from 'zod';
import { personal } from '../marks.ts';
import { type Profile, profile } from './profile.ts';

const sealedOne = () => personal(z.string()).optional();
const names = Object.keys(profile.shape) as (keyof Profile)[];

/** Attributes as events have them: those that are absent stay as they are, and an empty text removes one. */
export const sealedProfile = Object.fromEntries(names.map((name) => [name, sealedOne()])) as Record<
  keyof Profile,
  ReturnType<typeof sealedOne>
>;
/** The names of the attributes that the data of such an event has. */
export const namesIn = (data: object) => names.filter((name) => name in data);
