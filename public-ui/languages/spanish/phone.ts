import { reasons } from '../../../web-kit/phoneReasons/spanish.ts';
import type { Catalogue } from '../../catalogue.ts';
import { approve } from './approve.ts';

/** The app on the phone, and the pages on which a phone is asked. */
export const phone = {
  'pages/app': {
    title: 'App Latchkey',
    lead: (organisation) =>
      `Apruebe los inicios de sesión en ${organisation ?? 'la consola de operadores'} con la llave de acceso de este teléfono.`,
    checking: 'Un momento…',
    signIn: 'Iniciar sesión en la app',
    signInHint: {
      operator: 'Inicie sesión una vez para ver aquí las solicitudes y recibir notificaciones.',
      user: 'Inicie sesión una vez, con la llave de acceso que creó en este teléfono cuando se registró, para ver aquí las solicitudes y recibir notificaciones.',
    },
    signedInAs: 'Sesión iniciada como',
    signOut: 'Cerrar sesión',
    me: 'Su cuenta',
    requests: {
      title: 'Pendientes de usted',
      loading: 'Buscando solicitudes…',
      empty: 'Ninguna solicitud espera su aprobación.',
      emptyHint: {
        operator:
          'Elija la notificación de la app Latchkey en la página de inicio de sesión y la solicitud aparecerá aquí.',
        user: 'Elija iniciar sesión con la app en la otra pantalla y la solicitud aparecerá aquí.',
      },
      to: 'Inicio de sesión en',
      from: 'desde',
      unknown: 'otro dispositivo',
      answer: 'Responder',
      left: (seconds) => `${seconds === 1 ? 'queda' : 'quedan'} ${seconds} s`,
    },
    scan: {
      title: 'Escanear un código',
      lead: {
        operator:
          'Elija la app Latchkey en la página de inicio de sesión de su equipo y escanee el código que muestra.',
        user: 'Elija iniciar sesión con el teléfono en la otra pantalla y escanee el código que muestra.',
      },
      start: 'Escanear el código',
      stop: 'Detener la cámara',
      opening: 'Abriendo la cámara…',
      looking: 'Ponga el código delante de la cámara.',
      picture: 'Lo que ve la cámara',
      found: 'Código encontrado. Abriendo la solicitud…',
      foreign: 'Este no es un código de Latchkey. Escanee el de la página de inicio de sesión.',
      denied: 'Esta página no tiene permiso para usar la cámara. Permítalo en los ajustes de su navegador.',
      absent: 'No se ha encontrado ninguna cámara en este dispositivo.',
      failed: 'No se ha podido abrir la cámara. Cierre los otros programas que la usen.',
      instead: {
        operator: ' O escriba el código.',
        user: ' O escanee el código con la app de cámara de su teléfono.',
      },
    },
    type: {
      label: 'Escribir el código',
      hint: 'Está debajo del código QR: cinco caracteres, un guion y cinco más.',
      needsSignIn: 'Para escribir un código, inicie sesión primero en la app.',
      open: 'Abrir la solicitud',
      wrong: 'No hay ninguna solicitud con este código, o ha caducado.',
    },
    push: {
      title: 'Notificaciones',
      off: 'Reciba una notificación en este teléfono cuando inicie sesión en otro lugar.',
      on: 'Este teléfono recibe sus solicitudes de inicio de sesión como notificaciones.',
      turnOn: 'Activar notificaciones',
      turnOff: 'Desactivar',
      denied:
        'Las notificaciones están bloqueadas para esta página. Permítalas en los ajustes de su navegador.',
      unsupported:
        'Este navegador no puede mostrar notificaciones aquí. En un iPhone, añada primero la app a la pantalla de inicio.',
      failed:
        'Su navegador no ha podido activar las notificaciones. Compruebe su conexión e inténtelo de nuevo, o use otro navegador.',
      turnedOn: 'Notificaciones activadas',
      turnedOff: 'Notificaciones desactivadas',
    },
    devices: {
      title: 'Sus dispositivos',
      current: 'este dispositivo',
      rename: 'Cambiar nombre',
      renameThis: (name) => `Cambiar nombre de ${name}`,
      name: 'Nombre del dispositivo',
      save: 'Guardar',
      cancel: 'Cancelar',
      renamed: 'Nombre cambiado',
    },
    install: {
      title: 'Tenga la app en su teléfono',
      lead: 'Añada la app a la pantalla de inicio de este teléfono y ábrala como cualquier otra.',
      hint: 'Está en el menú de su navegador: «Añadir a pantalla de inicio» o «Instalar».',
      button: 'Instalar la app',
    },
  },
  'pages/approve': approve,
  'pages/phone': {
    here: 'Usar este dispositivo',
    locating:
      'Buscando su ubicación para que el teléfono pueda mostrarla. Si su navegador pregunta, permítalo o bloquéelo.',
    noGeolocation: 'Su navegador no admite la geolocalización',
    opening: 'Preparando el código…',
    scan: {
      2: 'Escanee este código con la cámara de su teléfono',
      3: 'Escanee este código con la app Latchkey en su teléfono',
      4: 'Hemos enviado una notificación a su teléfono. Ábrala allí en la app Latchkey.',
    },
    type: '¿Sin cámara? Escriba este código en la app:',
    getApp: (address) => `¿Aún no tiene la app? Abra ${address} en su teléfono.`,
    unreached: 'No se ha podido contactar con su teléfono. Elija otro método de inicio de sesión.',
    qr: 'Código QR que abre la solicitud en su teléfono',
    number: 'En el teléfono, elija este número',
    secondsLeft: (seconds) => `Esta solicitud caduca en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
    waiting: 'Esperando al teléfono…',
    declined: 'La solicitud se ha rechazado en el teléfono.',
    expired: 'El código ha caducado.',
    failed: 'Algo ha fallado',
    reasons,
    cancel: 'Cancelar',
    again: 'Reintentar',
    close: 'Cerrar',
  },
} satisfies Partial<Catalogue>;
