/** What mails to an organisation's people say, by language, and its own words in them. Consoles preview them. */
export * from '../../domain/brand/ownWords.ts';
export { mailsIn } from '../../domain/translations.ts';
