import type { Catalogue } from '../../catalogue.ts';

// The server names the only target of operators in English.
const operators = 'la consola de operadores';
const signIn = (target: string) => `Alguien quiere iniciar sesión en ${target} con su llave de acceso.`;
const registration = (target: string, account: string) =>
  `Alguien quiere registrar ${account} en ${target}. La llave de acceso se creará en este dispositivo.`;
const onThisDevice =
  'Su llave de acceso ya está en este dispositivo. Continúe en la otra pantalla; puede cerrar esta página.';
const deviceAdded = [
  'Dispositivo añadido',
  'Ya puede iniciar sesión con este dispositivo. Puede cerrar esta página.',
] as const;
const approved = ['Aprobado', 'Continúe en la otra pantalla. Puede cerrar esta página.'] as const;

/** The page that approves a request. */
export const approve: Catalogue['pages/approve'] = {
  kinds: {
    signIn: { title: 'Aprobar un inicio de sesión', lead: signIn, done: approved },
    connection: {
      title: 'Aprobar un inicio de sesión',
      lead: (target) => `Alguien quiere conectarse a ${target} con su llave de acceso.`,
      done: approved,
    },
    operatorSignIn: {
      title: 'Aprobar un inicio de sesión',
      lead: () => signIn(operators),
      done: approved,
    },
    registration: {
      title: 'Aprobar un registro',
      lead: registration,
      done: ['Usuario registrado', onThisDevice],
    },
    operatorRegistration: {
      title: 'Aprobar un registro',
      lead: (_target, account) => registration(operators, account),
      done: ['Registro completado', onThisDevice],
    },
    operatorDevice: {
      title: 'Añadir este dispositivo',
      lead: (_target, account) =>
        `Este dispositivo tendrá su propia llave de acceso para la cuenta ${account}.`,
      done: deviceAdded,
    },
    userDevice: {
      title: 'Añadir este dispositivo',
      lead: (target, account) =>
        `Alguien quiere iniciar sesión en ${target} como ${account} también con este dispositivo, que tendrá su propia llave de acceso.`,
      done: deviceAdded,
    },
  },
  title: 'Aprobar una solicitud',
  unknown:
    'Este enlace o token no es válido, ha caducado o ya se ha usado. Empiece de nuevo donde inicia sesión.',
  invalid: 'El tipo de aprobación no es válido para el inicio de sesión',
  checking: 'Comprobando su enlace…',
  noPasskeys: 'Este navegador no admite llaves de acceso (WebAuthn). Abra el enlace en otro navegador.',
  insecure: 'Esta conexión no es segura. No apruebe nada aquí.',
  requestTime: 'Hora de la solicitud',
  fromDevice: 'Desde el dispositivo',
  client: 'A través de',
  requestIp: 'IP de la solicitud',
  target: 'Aplicación',
  account: 'Cuenta',
  map: 'De dónde procede la solicitud',
  mapLoading: 'Cargando…',
  mapFailed: 'No se ha podido cargar el mapa',
  noPlace: 'Se desconoce la ubicación de esta solicitud.',
  sides: {
    north: (degrees) => `${degrees}° norte`,
    south: (degrees) => `${degrees}° sur`,
    east: (degrees) => `${degrees}° este`,
    west: (degrees) => `${degrees}° oeste`,
  },
  tentative: 'La ubicación obtenida puede ser aproximada',
  unproved: 'La otra pantalla indicó ella misma su dispositivo y su ubicación. No están verificados.',
  site: 'Esta página',
  screenAddress: 'Dirección de red de la pantalla',
  sameNetwork: 'La otra pantalla y este teléfono están en la misma red.',
  otherNetwork: (own) =>
    `La otra pantalla está en una red distinta de la de este teléfono (${own}). Puede deberse a los datos móviles o a una VPN. ` +
    'Si alguien le envió este código, o no tiene la pantalla delante, rechácelo.',
  attribution: '© colaboradores de OpenStreetMap',
  choose: '¿Qué número ve en la otra pantalla?',
  approve: 'Continuar y aprobar',
  approveHint: 'Se le pedirá Face ID, Touch ID o el PIN.',
  deviceError: (why) => `No se ha podido verificar el dispositivo. ${why}`,
  approving: 'Esperando a su dispositivo…',
  decline: 'Rechazar',
  notMe: 'No fui yo',
  answersHint:
    'Rechace si ha cambiado de idea. «No fui yo» también avisa a su organización y cierra cualquier sesión que la solicitud ya haya abierto.',
  secondsLeft: (seconds) => (seconds === 1 ? 'Queda 1 segundo' : `Quedan ${seconds} segundos`),
  ended: {
    approved: 'Esta solicitud ya se ha aprobado.',
    completed: 'Esta solicitud ya se ha aprobado.',
    declined: 'Esta solicitud ya se ha rechazado.',
    failed: 'Esta solicitud ya ha terminado.',
    expired: 'Esta solicitud ha caducado.',
  },
  done: {
    declined: ['Rechazado', 'No se ha dejado entrar a nadie. Puede cerrar esta página.'],
    reported: [
      'Gracias',
      'No se ha dejado entrar a nadie y el intento ha quedado registrado. Puede cerrar esta página.',
    ],
  },
  backToApp: 'Volver a la app',
  openApp: 'Abrir la app',
  unconfirmed: 'Ninguna llave de acceso de este teléfono ha confirmado la solicitud.',
  startAgain: 'Para intentarlo de nuevo, empiece en la otra pantalla.',
  getApp: 'Reciba su próximo inicio de sesión como notificación',
  footer: { product: 'Latchkey', privacy: 'Política de privacidad' },
};
