import { reasons } from '../../web-kit/phoneReasons/spanish.ts';
import type { Words } from '../words.ts';

/** What the script says in Spanish. */
export const words: Words = {
  unconfigured: 'Latchkey necesita data-app-id en la etiqueta script, o init()',
  unreachable: 'No se puede contactar con el servicio de inicio de sesión',
  wrong: 'Algo ha fallado.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  again: 'Reintentar',
  passkey: {
    unsupported: 'Este navegador no admite WebAuthn',
    unused:
      'No se ha usado ninguna llave de acceso. Inténtelo de nuevo o elija otro método de inicio de sesión.',
    known: 'Este dispositivo ya está registrado. Inicie sesión con él.',
    late: 'Ha tardado demasiado. Inténtelo de nuevo.',
    notMade: 'No se ha terminado de crear la llave de acceso',
    notUsed: 'No se ha terminado de verificar la llave de acceso',
  },
  invited: {
    invite: 'Tiene una invitación',
    recovery: 'Crear una nueva llave de acceso',
    lead: 'Su llave de acceso se crea en este dispositivo: con su huella, su cara o el bloqueo de pantalla. No hay contraseña.',
    wait: 'Un momento…',
    register: 'Crear llave de acceso',
    later: 'Ahora no',
    elsewhere: 'Este navegador no admite llaves de acceso. Abra el enlace del correo en otro navegador.',
    done: 'Registro completado',
    go: 'Continuar',
  },
  phone: {
    register: 'Registrarse con el teléfono',
    signIn: 'Iniciar sesión con el teléfono',
    app: 'Iniciar sesión con la app',
    add: 'Añadir un teléfono',
    scan: 'Escanee este código con la cámara de su teléfono',
    open: 'Abra la notificación de la app en su teléfono',
    code: 'Código QR que abre la solicitud en su teléfono',
    number: 'En el teléfono, elija este número',
    left: (seconds) => `Esta solicitud caduca en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
    asked:
      'En diez minutos se envían como máximo tres mensajes. ¿No ha llegado ninguno? Cancele e inicie sesión de otra forma.',
    declined: 'La solicitud se ha rechazado en el teléfono.',
    expired: 'La solicitud ha caducado.',
    failed: 'Algo ha fallado',
    reasons,
    closed: 'La ventana se ha cerrado antes de que respondiera el teléfono. Inténtelo de nuevo.',
    unshown: 'Esta página no puede mostrar la solicitud para el teléfono.',
  },
};
