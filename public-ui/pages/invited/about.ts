import { birthdateProblem, firstBirthdate, postalCodePattern } from '../../../web-kit/domain/limits.ts';
import { documentDateInFull } from '../../../web-kit/format.ts';
import { texts } from './texts.ts';

const t = texts.about;
/** The details that an invited person may give. All of them are optional. */
export type About = { birthdate: string; country: string; postalCode: string };
export const nothing: About = { birthdate: '', country: '', postalCode: '' };

/** Why the attributes cannot be sent, by attribute. The birthdate is between the first one and `last`. */
export function aboutProblems({ birthdate, postalCode }: About, last: string): Partial<About> {
  const known = !birthdateProblem(birthdate) && birthdate >= firstBirthdate && birthdate <= last;
  return {
    ...(birthdate && !known && { birthdate: t.birthdateWrong(documentDateInFull(firstBirthdate)) }),
    ...(postalCode && !postalCodePattern.test(postalCode) && { postalCode: t.postalCodeWrong }),
  };
}

/** The attributes as the call takes them: only those that were typed. */
export const attributesIn = ({ birthdate, country, postalCode }: About) => {
  const address = {
    ...(country.trim() && { country: country.trim() }),
    ...(postalCode && { postal_code: postalCode }),
  };
  return { ...(birthdate && { birthdate }), ...(Object.keys(address).length && { address }) };
};
