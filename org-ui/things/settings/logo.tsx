import { LogoField } from '../../parts/form/LogoField.tsx';
import type { OwnInput } from './form.ts';
import { texts } from './texts.ts';

/** The logo of an application, which its header shows. `name` is its name in the family's calls. */
export const logoAs = (name: 'logo' | 'logo_uri'): OwnInput<string> => ({
  blank: '',
  read: ({ logo }) => logo,
  sent: (logo) => ({ [name]: logo }),
  problem: (logo) => (logo === '' || /^(?:data:|https:\/\/[^/\s])/.test(logo) ? undefined : texts.logoWrong),
  Input: LogoField,
});
