import type { Language } from '../sentences.ts';
import { features } from './features.ts';
import { role } from './roles.ts';

/** What the refusals of `domain/refusals/people.ts` say. */
export const people = {
  'operator.unknown': (about) =>
    about
      ? `No hay ningún operador con la dirección ${about.email}.`
      : 'No hay ningún operador registrado con estos datos',
  'operator.taken': 'Esta dirección de correo ya está registrada',
  'operator.self': 'No puede suspender ni eliminar su propia cuenta',
  'operator.suspended':
    'Esta cuenta está suspendida. Los administradores de la organización pueden volver a activarla.',
  'operator.unverified': 'Confirme primero su dirección de correo',
  'operator.last':
    'Es el único propietario del equipo que puede iniciar sesión. Invite, active o nombre primero a otro propietario.',
  'role.needed': (about) =>
    about
      ? `Su rol en el equipo, ${role(about.role)}, no lo permite. Se necesita el rol ${about.needs.map(role).join(' o ')}.`
      : 'Su rol en el equipo no lo permite',
  'role.higher': (about) =>
    about
      ? `Su rol en el equipo, ${role(about.role)}, no permite asignar ni cambiar un rol con más permisos.`
      : 'Su rol en el equipo no permite asignar ni cambiar un rol con más permisos',

  'user.unknown': 'Este usuario no existe',
  'user.taken': 'Este usuario ya está registrado. Inicie sesión o elija otro nombre.',
  'user.suspended':
    'Este usuario está suspendido. Los responsables de la organización pueden volver a activarlo.',
  'user.limit': `Se ha alcanzado el límite de ${features['max.user.per.app.count']}. Los responsables de la organización pueden elegir un plan mayor.`,
  'user.uninvited':
    'Aquí solo pueden registrarse las personas invitadas. Pida una invitación a quienes lo gestionan.',
  'user.tooMany': 'Hoy se han registrado demasiadas personas desde esta red. Inténtelo de nuevo mañana.',
  'user.totalLimit':
    'Se ha alcanzado el límite de personas de la organización. Sus responsables pueden elegir un plan mayor.',
  'user.username': 'El nombre de usuario no se puede cambiar',
  'user.token': 'Este token no existe',
  'user.noAccess': 'No tiene acceso a esta aplicación. Pídaselo a sus responsables.',
  'user.accessLimit':
    'Esta persona ya tiene acceso a 5000 aplicaciones, que es el máximo. Quítele primero el acceso a una de ellas.',
  'user.requestUnknown': 'Esta solicitud de ayuda no existe',
  'user.requestOver': 'Esta solicitud ya se ha respondido o su plazo ha terminado',
  'user.requestsOff': 'El acceso a esta aplicación no se puede solicitar aquí. Consulte a sus responsables.',

  'person.joined':
    'Una de estas dos personas ya se ha unificado con otra. Deshaga antes esa unión o elija a esa persona.',
  'person.shared': (about) =>
    about
      ? `Ambas personas tienen acceso a ${about.application}. Elimine antes uno de los dos usuarios allí.`
      : 'Ambas personas tienen acceso a una misma aplicación. Elimine antes uno de los dos usuarios allí.',
  'person.address': 'Otra persona tiene esta dirección. Si ambas son la misma, unifíquelas.',
  'person.addressOwn': 'La persona ya tiene esta dirección.',
  'person.addressLink': 'Este enlace ya no sirve. Pida uno nuevo a los responsables de su organización.',
  'attributes.large': 'Los atributos propios de una persona superan los 16 KB. Acorte algunos.',
  'group.unknown': 'Este grupo no existe',
  'group.taken': 'Otro grupo ya tiene este nombre. Elija otro nombre.',
  'group.limit': 'Ya hay 10.000 grupos, que es el máximo. Elimine uno que ya no se necesite.',
  'group.source': 'Este grupo y sus miembros se gestionan en el directorio. Haga los cambios allí.',
  'group.most':
    'Una persona puede estar en 500 grupos como máximo, y una aplicación puede estar abierta a 500 como máximo. Quite uno primero.',

  'device.unknown': 'Este dispositivo no existe',
  'device.taken': 'Este dispositivo ya está registrado. Inicie sesión con él.',
  'device.suspended': 'Este dispositivo está suspendido. Use otro o pida que se active este.',
  'device.last': 'El último dispositivo no se puede eliminar',
  'device.limit': `Se ha alcanzado el límite de ${features['max.device.count']}.`,
  'device.lastWorking':
    'Es el único dispositivo con el que se puede iniciar sesión. Añada o active otro primero.',
  'device.unregistered':
    'Esta llave de acceso no está registrada aquí, o ya no lo está. Use otra o regístrese de nuevo.',
  'device.single':
    'Esta aplicación permite un solo dispositivo por usuario. Para usar otro, pregunte a quienes la gestionan.',
  'device.bound':
    'Antes esta llave de acceso se podía sincronizar y ahora no: es otra con el mismo nombre. Inicie sesión con otro dispositivo, elimine esta llave de acceso y vuelva a añadir el dispositivo.',

  'team.limit': `Se ha alcanzado el límite de ${features['max.team.size']}.`,

  'invite.unknown': 'Esta invitación no existe',
  'invite.expired': 'Esta invitación ha caducado. Pida una nueva.',
  'invite.used': 'Esta invitación ya se ha usado. Inicie sesión o pida una nueva.',
  'invite.limit': 'Hay demasiadas invitaciones pendientes. Retire las que ya no se necesiten.',
  'invite.type': 'Esta invitación no es para esta aplicación',
  'invite.pending': 'Esta persona ya tiene una invitación. Vuelva a enviarla desde la lista de invitaciones.',
  'invite.ownSite':
    'En esta aplicación se inicia sesión en un sitio propio, que requiere otra llave de acceso. Invite a las personas a ella por separado.',
  'invite.directory':
    'El directorio de esta aplicación debe confirmar a sus usuarios. Invite a las personas a ella por separado.',
  'invite.oneOf': (about) =>
    about
      ? `${about.application}: ${about.why}`
      : 'Ahora no se puede invitar a nadie a una de estas aplicaciones',

  'invite.running':
    'Ya se están enviando invitaciones. Espere a que terminen de enviarse o detenga el envío.',
  'invite.held':
    'La persona invitada está aceptando esta invitación en este momento. Vuelva a mirar dentro de un minuto: entonces la persona estará dada de alta o la invitación se podrá eliminar.',
  'invite.again': (about) =>
    about
      ? `La misma dirección que en la línea ${about.line}. Solo cuenta esa línea.`
      : 'La misma dirección que en una línea anterior. Solo cuenta esa línea.',
  'invite.incomplete':
    'Algunas filas del archivo no han llegado o han esperado demasiado. Vuelva a elegir el archivo.',

  'recovery.unknown': 'Esta recuperación no existe',
  'recovery.over':
    'Esta recuperación ha terminado: se ha detenido, se ha usado, la ha sustituido otra más reciente o su plazo ha vencido. Pida una nueva.',
  'recovery.early':
    'El tiempo de espera de esta recuperación aún no ha terminado. Abra de nuevo el enlace cuando termine.',

  'admin.unknown': 'Este administrador no existe',
  'admin.taken': 'Ya hay un administrador con este nombre',
  'admin.last': 'No se puede eliminar a la última persona del personal',
  'admin.enrolled':
    'Esta cuenta tiene una llave de acceso o su contraseña ha cambiado. Inicie sesión de nuevo.',
  'admin.passkeyUnknown': 'Esta llave de acceso no existe',
  'admin.passkeyTaken': 'Esta llave de acceso ya está registrada',
  'admin.passkeyLast': 'La última llave de acceso no se puede eliminar. Añada otra primero.',
  'admin.passkeyLimit': 'Ya hay 20 llaves de acceso. Elimine una primero.',
} satisfies Partial<Language>;
