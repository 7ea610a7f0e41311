import type { Catalogue } from '../../catalogue.ts';

/** What the sign-in page and the page of one’s own account say, in Spanish. */
export const account = {
  'staff/login': {
    heading: 'ACCESO DE ADMINISTRACIÓN',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    submit: 'Iniciar sesión',
    passkey: 'Iniciar sesión con una llave de acceso',
    or: 'o con su contraseña',
    hint: 'Con la contraseña inicia sesión por primera vez y crea una llave de acceso en este dispositivo. Después, la contraseña también necesita la llave de acceso.',
    notMade:
      'No se ha creado ninguna llave de acceso, por lo que no ha iniciado sesión. Inténtelo de nuevo: la cuenta necesita una.',
    notUsed:
      'No se ha usado ninguna llave de acceso. Inténtelo de nuevo o elija otra de sus llaves de acceso.',
    role: 'Administrador',
  },
  'staff/pages/account': {
    title: 'Su cuenta',
    passkeys: {
      title: 'Llaves de acceso',
      lead: 'Con ellas inicia sesión. Añada una en un segundo dispositivo: si pierde la única que tiene, el administrador de esta instalación tendrá que restablecer su acceso.',
      added: 'Añadida',
      used: 'Último uso',
      never: 'Aún sin usar',
      add: 'Añadir una llave de acceso',
      addedDone: 'Llave de acceso añadida',
      renamed: 'Nombre de la llave de acceso cambiado',
      remove: 'Quitar',
      removed: 'Llave de acceso quitada',
      last: 'La última llave de acceso no se puede quitar. Añada antes otra.',
      removal: {
        title: (name) => `¿Quitar la llave de acceso «${name}»?`,
        text: 'Ya no servirá para iniciar sesión, y terminarán las sesiones que abrió.',
      },
    },
    language: {
      title: 'Idioma',
      lead: 'El idioma de esta consola en este navegador.',
      label: 'Idioma',
    },
  },
} satisfies Partial<Catalogue>;
