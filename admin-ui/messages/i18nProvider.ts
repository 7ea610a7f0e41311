import type { I18nProvider } from 'react-admin';
import { locale } from '../../web-kit/language/language.ts';
import { messageOf } from './message.ts';

/**
 * Gives react-admin its messages in the language of the page, which a reload changes. Texts of the console itself, such
 * as labels, pass through.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, given) => messageOf(key, given) ?? given?._ ?? key,
  changeLocale: async () => {},
  getLocale: () => locale,
};
