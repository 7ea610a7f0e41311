import { english as radiusInEnglish } from './radius/english.ts';
import { french as radiusInFrench } from './radius/french.ts';
import { german as radiusInGerman } from './radius/german.ts';
import { hindi as radiusInHindi } from './radius/hindi.ts';
import { spanish as radiusInSpanish } from './radius/spanish.ts';
import { english as samlInEnglish } from './saml/english.ts';
import { french as samlInFrench } from './saml/french.ts';
import { german as samlInGerman } from './saml/german.ts';
import { hindi as samlInHindi } from './saml/hindi.ts';
import { spanish as samlInSpanish } from './saml/spanish.ts';

// What the families of applications say of their own: a list for each language, of which browsers get one.

export const english = { ...samlInEnglish, ...radiusInEnglish } as const;
export const german = { ...samlInGerman, ...radiusInGerman } as const;
export const spanish = { ...samlInSpanish, ...radiusInSpanish } as const;
export const french = { ...samlInFrench, ...radiusInFrench } as const;
export const hindi = { ...samlInHindi, ...radiusInHindi } as const;
