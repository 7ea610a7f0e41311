import { type LanguageTag, languageAmong } from '../domain/languages.ts';

/** The platform's address, the application's client id and the language of the dialogs, as the script tag gives them. */
export type Setup = { baseUrl: string; appId: string; language: string };

// `currentScript` is only set while the script itself runs.
const tag = document.currentScript as HTMLScriptElement | null;
let setup: Setup = {
  baseUrl: tag?.src ? new URL('..', tag.src).href : '',
  appId: tag?.dataset.appId ?? '',
  language: tag?.dataset.language ?? '',
};

/** Sets the values that the script tag does not give. */
export function configure(given: Partial<Setup>): void {
  setup = { ...setup, ...given };
}
export const isConfigured = () => Boolean(setup.baseUrl && setup.appId);

/** The client id of the application. */
export const appId = () => setup.appId;
/** The platform's address without a trailing slash. */
export const base = () => setup.baseUrl.replace(/\/$/, '');
/**
 * The language of the dialogs and of the messages of errors: that which the page has chosen for them, or its own (`lang`),
 * or that of the browser.
 */
export const language = (): LanguageTag =>
  languageAmong([setup.language, document.documentElement.lang, ...navigator.languages]) ?? 'en';
