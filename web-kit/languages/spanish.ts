import { problems } from '../../domain/sentences/spanish/problems/problems.ts';
import type { WebKitCatalogue } from './catalogue.ts';

/** What the parts that all apps share say in Spanish. */
export const spanish: WebKitCatalogue = {
  'web-kit/words': {
    unreachable: 'No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.',
    failed: 'Algo ha fallado.',
    updated: 'Esta página se ha actualizado o no se ha podido cargar. Vuelva a cargarla para continuar.',
    offline: 'No tiene conexión. La página se cargará en cuanto la recupere.',
    passkey: {
      unsupported: 'Este navegador no admite WebAuthn',
      cancelled: 'No se ha podido verificar su identidad. Inténtelo de nuevo.',
      known: 'Este dispositivo ya está registrado',
      notMade: 'No se ha terminado de crear la llave de acceso',
      notUsed: 'No se ha terminado de verificar la llave de acceso',
    },
    theName: 'El nombre',
    wrong: (subject: string, problem: string) => `${subject} ${problem}.`,
    toasts: { dismiss: 'Descartar', errors: 'Errores' },
    serverItself: (ip) => `el propio servidor (${ip})`,
    language: 'Idioma',
  },
  'web-kit/account': {
    sessions: {
      title: 'Sesiones',
      lead: 'Dónde tiene la sesión iniciada. Una sesión termina automáticamente tras dos horas sin uso.',
      started: 'Inicio',
      used: 'Último uso',
      current: 'Esta sesión',
      end: 'Cerrar',
      ended: 'Sesión cerrada',
      unknown: 'Navegador desconocido',
      everywhere: 'Cerrar todas las sesiones',
      everywhereText: 'Se cerrarán todas sus sesiones, también esta.',
    },
    inUse: { label: 'En uso', ends: 'Con esto abrió esta sesión, que también terminará.' },
    renaming: { rename: 'Cambiar nombre', name: 'Nombre' },
  },
  problems,
};
