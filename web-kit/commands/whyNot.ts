import { createContext, useContext } from 'react';
import type { CallPath, Making } from '../sends.ts';

/** Says why the signed-in person may not make a call; undefined where nothing speaks against it. */
export type WhyNotOf = (path: CallPath) => string | undefined;
/** Nothing speaks against any call, as with what is about oneself. */
export const nothingAgainst: WhyNotOf = () => undefined;
/** What speaks against the calls of the buttons below it. The server decides in any case. */
export const WhyNot = createContext<WhyNotOf>(nothingAgainst);

/** Why what makes a call is out of reach; undefined where it is not, or does not say which call it makes. */
export function useWhyNot(making: Making | undefined): string | undefined {
  const whyNot = useContext(WhyNot);
  return making?.path && whyNot(making.path);
}
