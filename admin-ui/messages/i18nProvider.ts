import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { locale } from '../../web-kit/language/language.ts';
import { messageOf } from './message.ts';

/**
 * Gives react-admin its messages in the language of the page. Those that the console does not show stay as react-admin
 * has them, and texts of the console itself, such as labels, pass through.
 */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, given) => messageOf(key, given) ?? defaultI18nProvider.translate(key, given),
  getLocale: () => locale,
};
