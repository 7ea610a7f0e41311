import { countLimit } from '../../../web-kit/table/limits.ts';
import type { Catalogue } from '../../catalogue.ts';
import { people } from './counting.ts';

/** All people of the organization, who are counted only so far. */
const all = (count: number) => (count < countLimit ? people(count) : `más de ${people(countLimit)}`);
const whose = (name: string, count: number) => `${people(count)} de ${name}`;
const can = (count: number) => (count === 1 ? 'podrá' : 'podrán');
const signedOut = (count: number) => (count === 1 ? 'se cerrará su sesión' : 'se cerrarán sus sesiones');

/** What groups say, and to whom applications are open, in Spanish. */
export const groups = {
  'things/groups': {
    name: 'Nombre',
    search: 'Buscar grupos…',
    none: 'Aún no hay grupos.',
    toGroups: 'Añadir un grupo',
    managed: 'Directorio',
    managedHint: 'El directorio decide el nombre de este grupo y quién pertenece a él.',
    released: 'Ya no sigue un directorio',
    releasedHint:
      'Este grupo procede de un directorio que ya no se lee. Ahora su nombre y sus personas se cambian aquí. Si el directorio se vuelve a leer, decidirá de nuevo sobre ambos.',
    count: people,
    add: 'Añadir grupo',
    addText: 'Un grupo representa a personas que usan las mismas aplicaciones, por ejemplo un equipo.',
    added: 'Grupo añadido',
    notAdded: (count, why) => `No se ha podido añadir a ${people(count)}: ${why}`,
    addTo: 'Añadir a un grupo',
    addToText: 'Después podrán iniciar sesión en todas las aplicaciones abiertas al grupo que usted elija.',
    joined: (count, group) => `${people(count)} ${count === 1 ? 'añadida' : 'añadidas'} a ${group}`,
    left: (count, group) => `${people(count)} ${count === 1 ? 'quitada' : 'quitadas'} de ${group}`,
    nothing: (q) => `Nada coincide con «${q}».`,
    rename: (name) => `Cambiar el nombre de ${name}`,
    renamed: 'Nombre del grupo cambiado',
    delete: (name) => `Eliminar ${name}`,
    deleteTitle: 'Eliminar grupo',
    deleteAsks: (name) => `¿Eliminar ${name}? No se puede deshacer.`,
    deleteYes: 'Eliminar',
    deleted: 'Grupo eliminado',
    comesAgain:
      'Si el grupo sigue en el directorio, la próxima sincronización lo creará de nuevo, sin sus aplicaciones.',
    emptied: (members) =>
      `${people(members)} ${members === 1 ? 'deja' : 'dejan'} el grupo. No se elimina a nadie.`,
    closes: (applications) =>
      `Perderán el acceso a ${applications.join(', ')} quienes no tengan invitación ni acceso por otro grupo.`,
    closesNothing: 'Ninguna aplicación está abierta a este grupo, así que nadie pierde el acceso.',
    counting: 'Comprobando qué accesos se cierran…',
  },
  'pages/groupList': {
    title: 'Grupos',
    about:
      'Una aplicación puede estar abierta a un grupo. Quien pertenezca al grupo puede entonces iniciar sesión sin invitación.',
    hint: 'Añada el primero y, después, sus personas y las aplicaciones abiertas a él.',
    columns: { name: 'Grupo', members: 'Personas', since: 'Desde' },
  },
  'pages/oneGroup': {
    facts: (members, since) => `${people(members)} · Desde ${since}`,
    people: {
      title: 'Personas',
      none: 'Nadie pertenece aún a este grupo.',
      noneManaged: 'El directorio no tiene a nadie en este grupo.',
      add: 'Añadir personas',
      addTo: (name) => `Añadir personas a ${name}`,
      addText: 'Podrán iniciar sesión en todas las aplicaciones abiertas al grupo.',
      added: (count) => `${people(count)} ${count === 1 ? 'añadida' : 'añadidas'}`,
      remove: (person) => `Quitar a ${person}`,
      removeTitle: 'Quitar persona',
      removeAsks: (person, group, applications) =>
        applications.length
          ? `¿Quitar a ${person} de ${group}? Ya no podrá iniciar sesión en ${applications.join(', ')}, salvo por una invitación o por otro grupo, y se cerrarán allí sus sesiones.`
          : `¿Quitar a ${person} de ${group}? Ninguna aplicación está abierta al grupo, así que no se pierde ningún acceso.`,
      removeMany: (who) => `Quitar a ${who}`,
      removeManyAsks: (group) =>
        `Ya no pertenecerán a ${group}. Se cerrarán sus sesiones en las aplicaciones a las que solo accedían por el grupo.`,
      removeYes: 'Quitar',
      removed: 'Persona quitada del grupo',
    },
    applications: {
      title: 'Aplicaciones',
      none: 'Ninguna aplicación está abierta a este grupo.',
      open: 'Abrir aplicaciones',
      openTo: (name) => `Abrir aplicaciones a ${name}`,
      openText: (members) =>
        `${people(members)}, y quien se incorpore al grupo, podrán entonces iniciar sesión sin invitación.`,
      opened: (count) => (count === 1 ? 'Aplicación abierta' : `${count} aplicaciones abiertas`),
      taken: 'Ya está abierta',
      search: 'Buscar aplicaciones…',
      noneToOpen: 'Aún no hay ninguna aplicación de inicio de sesión único.',
      close: (app) => `Cerrar ${app}`,
      closeTitle: 'Cerrar aplicación',
      closeAsks: (app, group, members) =>
        `¿Cerrar ${app} a ${group}? ${people(members)} ya no ${can(members)} iniciar sesión y ${signedOut(members)} allí, salvo quienes tengan invitación o acceso por otro grupo.`,
      closeYes: 'Cerrar',
      closed: 'Aplicación cerrada al grupo',
    },
  },
  'things/openings': {
    title: 'Abierta a',
    change: 'Cambiar',
    loading: 'Cargando',
    reading: {
      invited: 'Solo personas invitadas. Nadie más puede iniciar sesión.',
      groups: 'Personas invitadas y las personas de estos grupos:',
      everybody: 'Todas las personas de la organización, sin invitación.',
    },
    dialog: {
      title: (app) => `Quién puede iniciar sesión en ${app}`,
      reaches: {
        invited: 'Solo personas invitadas',
        groups: 'Personas invitadas y estos grupos',
        everybody: 'Todas las personas de la organización',
      },
      some: 'Elija al menos un grupo.',
      effect: 'Qué cambia',
      nothing: 'No cambia nada.',
      save: 'Guardar',
      saved: 'Acceso cambiado',
    },
    effects: {
      toEverybody: (count) =>
        `Todas las personas de la organización (${all(count)}), y quienes lleguen después, podrán iniciar sesión sin invitación.`,
      opens: (name, count) =>
        `${whose(name, count)}, y quienes se incorporen al grupo, podrán iniciar sesión sin invitación.`,
      closes: (name, count, others) =>
        `${whose(name, count)} ya no ${can(count)} iniciar sesión y ${signedOut(count)}, salvo quienes tengan invitación${others ? ' o pertenezcan a otro de los grupos' : ''}.`,
      fromEverybody: (count, names) =>
        `De todas las personas de la organización (${all(count)}), solo podrán seguir iniciando sesión las invitadas${names.length ? ` y las de ${names.join(', ')}` : ''}. Se cerrarán las sesiones de las demás.`,
    },
    members: people,
  },
} satisfies Partial<Catalogue>;
