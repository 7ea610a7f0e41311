import type { Words } from './words.ts';

export const spanish: Words = {
  signOut: {
    title: 'Cerrar sesión',
    here: '¿Quiere cerrar la sesión en este navegador?',
    everywhere: '¿Quiere cerrar la sesión de todas las aplicaciones en este navegador?',
    yes: 'Cerrar sesión',
    no: 'Seguir con la sesión abierta',
  },
  signedOut: {
    title: 'Sesión cerrada',
    everywhere: 'Ha cerrado la sesión. Puede cerrar esta página.',
    partly:
      'Ha cerrado la sesión aquí, pero no todas las aplicaciones lo han confirmado. Para mayor seguridad, cierre el navegador.',
    goOn: 'Continuar a la aplicación',
  },
  signingOut: { title: 'Cerrando sesión', text: 'Se está cerrando su sesión.' },
  onTheWay: {
    signedIn: 'Sesión iniciada',
    nobody: 'No se ha iniciado sesión',
    text: 'Está volviendo a la aplicación.',
    goOn: 'Continuar',
  },
  failed: {
    title: 'Algo ha fallado',
    text: 'La aplicación ha enviado una solicitud que no se puede responder. Vuelva a la aplicación e inténtelo de nuevo.',
    ask: 'Si necesita ayuda, pregunte a los responsables de la aplicación.',
  },
  device: {
    title: 'Iniciar sesión en un dispositivo',
    code: 'Código que muestra su dispositivo',
    goOn: 'Continuar',
    cancel: 'Cancelar',
    asks: (name) => `Iniciar sesión en ${name} en el dispositivo que muestra este código:`,
    warning:
      'Continúe solo si tiene el dispositivo delante y lo ha iniciado usted. Nadie se lo pedirá nunca por teléfono ni por correo.',
    done: 'Sesión iniciada',
    signedIn: (name) =>
      `Su dispositivo ha iniciado sesión en ${name}. Puede cerrar esta página y volver al dispositivo.`,
    unknown: 'Este código no se reconoce. Mire su dispositivo e inténtelo de nuevo.',
    none: 'Introduzca el código que muestra su dispositivo.',
    expired: 'Este código ha caducado. Haga que su dispositivo muestre uno nuevo.',
    used: 'Este código ya se ha usado. Haga que su dispositivo muestre uno nuevo.',
    declined: 'No se ha iniciado sesión en su dispositivo. Puede cerrar esta página.',
    failed:
      'No se ha iniciado sesión en su dispositivo. Haga que muestre un código nuevo e inténtelo de nuevo.',
  },
  wait: {
    title: 'Espere, por favor',
    codes:
      'Se han introducido demasiados códigos desconocidos. Espere un cuarto de hora e inténtelo de nuevo.',
    requests: 'Han llegado demasiadas solicitudes de su red. Inténtelo de nuevo dentro de un minuto.',
  },
};
