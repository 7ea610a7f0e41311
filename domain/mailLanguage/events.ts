import { z } from 'zod';
import { event } from '../kit.ts';
import { languageTags } from '../languages.ts';

/** The language of mails to this person or member. Null: that of the organisation's mails. */
export const mailLanguage = z.enum(languageTags).nullable();
/** The person or member chose the language of mails that they get. */
export const MailLanguageChosen = event('MailLanguageChosen', z.object({ language: mailLanguage }));
