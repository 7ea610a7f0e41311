import { useEffect, useState } from 'react';
import { refusedIn } from '../domain/refusedIn.ts';
import type { Language } from '../domain/sentences/sentences.ts';
import { language } from './language/language.ts';
import { bodyOf, sentences, type Told } from './refusals.ts';

/** Says why something was refused, by what an answer tells of it and by what the server says of it in English. */
export type Says = (told: Told, english: string) => string;

/** Says it in a language. What that does not know stays as the server says it. */
export const saysIn =
  (known: Language): Says =>
  (told, english) =>
    refusedIn(known, bodyOf(told, english)).errorMessage;
const asToldIn: Says = (_, english) => english;

let here: Says | undefined = language === 'en' || language === 'qps' ? asToldIn : undefined;
/**
 * What says refusals in the language of the page. Until its sentences are there it says nothing, so that nobody sees a
 * sentence change its language; if they cannot be fetched, it says what the server said.
 */
export function useSays(): Says {
  const [says, setSays] = useState<{ of: Says } | undefined>(here && { of: here });
  useEffect(() => {
    if (says) return;
    let isShown = true;
    sentences()
      .then((known) => (here = saysIn(known)))
      .catch(() => asToldIn)
      .then((of) => isShown && setSays({ of }));
    return () => {
      isShown = false;
    };
  }, [says]);
  return says?.of ?? (() => '');
}
