import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The libraries of SAML, each loaded when it is used first. Together they take 4 MB of memory, which an installation
 * without SAML applications does not need.
 */
export const libraries = {
  get samlify() {
    return require('samlify') as typeof import('samlify');
  },
  get xmlCrypto() {
    return require('xml-crypto') as typeof import('xml-crypto');
  },
  get xmldom() {
    return require('@xmldom/xmldom') as typeof import('@xmldom/xmldom');
  },
};
