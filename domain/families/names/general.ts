import type { Names } from './naming.ts';

/** What plans call web and mobile applications. */
export const general = {
  features: {
    'app.count': { de: 'Anwendungen', es: 'Aplicaciones', fr: 'Applications', hi: 'ऐप्लिकेशन' },
  },
  counted: {
    'app.count': {
      en: ['application', 'applications'],
      de: ['Anwendung', 'Anwendungen'],
      es: ['aplicación', 'aplicaciones'],
      fr: ['application', 'applications'],
      hi: ['ऐप्लिकेशन', 'ऐप्लिकेशन'],
    },
  },
} as const satisfies Names;
