import type { Names } from './naming.ts';

/** What plans call single sign-on and its protocols. */
export const sso = {
  features: {
    'sso.app.count': {
      de: 'Single-Sign-On-Anwendungen',
      es: 'Aplicaciones de inicio de sesión único',
      fr: 'Applications à authentification unique',
      hi: 'सिंगल साइन-ऑन ऐप्लिकेशन',
    },
    'sso.enabled': {
      de: 'Single Sign-On',
      es: 'Inicio de sesión único',
      fr: 'Authentification unique',
      hi: 'सिंगल साइन-ऑन',
    },
    'sso.openid.enabled': {
      de: 'Single Sign-On mit OpenID',
      es: 'Inicio de sesión único con OpenID',
      fr: 'Authentification unique avec OpenID',
      hi: 'OpenID से सिंगल साइन-ऑन',
    },
    'sso.saml.enabled': {
      de: 'Single Sign-On mit SAML',
      es: 'Inicio de sesión único con SAML',
      fr: 'Authentification unique avec SAML',
      hi: 'SAML से सिंगल साइन-ऑन',
    },
  },
  counted: {
    'sso.app.count': {
      en: ['single sign-on application', 'single sign-on applications'],
      de: ['Single-Sign-On-Anwendung', 'Single-Sign-On-Anwendungen'],
      es: ['aplicación de inicio de sesión único', 'aplicaciones de inicio de sesión único'],
      fr: ['application à authentification unique', 'applications à authentification unique'],
      hi: ['सिंगल साइन-ऑन ऐप्लिकेशन', 'सिंगल साइन-ऑन ऐप्लिकेशन'],
    },
  },
} as const satisfies Names;
