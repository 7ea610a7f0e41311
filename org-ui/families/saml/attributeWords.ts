import { attributeSets, attributeSources } from '../../../domain/application/settings/rows/samlAttributes.ts';
import { spoken } from '../../../web-kit/language/language.ts';

const { usual, microsoft } = attributeSets;
/** What attributes can tell, and the sets of them that are no more than the name of a product. */
export const attributeWords = spoken('families/saml/attributes', {
  sources: attributeSources,
  sets: { usual: usual.label, microsoft: microsoft.label },
});
