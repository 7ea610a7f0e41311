import { z } from 'zod';
import { type Aggregate, commandsOf, id, type State } from '../kit.ts';
import type { LanguageTag } from '../languages.ts';
import { MailLanguageChosen, mailLanguage } from './events.ts';

/** The language of the mails that somebody gets; null for that of the organisation. */
export type Reading = { mailLanguage: LanguageTag | null };
type Chosen = { MailLanguageChosen: typeof MailLanguageChosen };

/** The command by which somebody chooses the language of the own mails. */
export const choosesLanguage = <S extends State & Reading, M>(of: Aggregate<S, M>) =>
  commandsOf(of as Aggregate as Aggregate<S, Chosen>)(
    { input: z.object({ id: id(), language: mailLanguage }) },
    (state, { language }) => (state.mailLanguage === language ? [] : [MailLanguageChosen({ language })]),
  );
