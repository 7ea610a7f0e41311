import type { Names } from './naming.ts';

/** What plans call RADIUS. */
export const radius = {
  features: {
    'radius.app.count': {
      de: 'RADIUS-Anwendungen',
      es: 'Aplicaciones RADIUS',
      fr: 'Applications RADIUS',
      hi: 'RADIUS ऐप्लिकेशन',
    },
    'radius.enabled': { de: 'RADIUS', es: 'RADIUS', fr: 'RADIUS', hi: 'RADIUS' },
  },
  counted: {
    'radius.app.count': {
      en: ['RADIUS application', 'RADIUS applications'],
      de: ['RADIUS-Anwendung', 'RADIUS-Anwendungen'],
      es: ['aplicación RADIUS', 'aplicaciones RADIUS'],
      fr: ['application RADIUS', 'applications RADIUS'],
      hi: ['RADIUS ऐप्लिकेशन', 'RADIUS ऐप्लिकेशन'],
    },
  },
} as const satisfies Names;
