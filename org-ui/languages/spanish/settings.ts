import { roleNames } from '../../../web-kit/languages/spanish.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the settings of applications and the roles in the team are called, in Spanish. */
export const settings = {
  'things/settings/rows': {
    name: {
      label: 'Nombre de la aplicación',
      help: 'Se ve donde las personas se registran e inician sesión, y en las invitaciones.',
      missing: 'Escriba un nombre para la aplicación',
      subject: 'El nombre',
    },
    logo: {
      label: 'Logotipo',
      help: 'Se ve junto al nombre de la aplicación.',
    },
    accessRequests: {
      label: 'Se puede solicitar acceso',
      help: 'Quien es conocido por la organización y no tiene acceso puede solicitarlo en la página de inicio de sesión. Se avisa a su equipo, y uno de sus miembros responde.',
    },
  },
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about:
        'Puede hacerlo todo, incluidos el plan, los pagos, los ajustes de seguridad y el cierre de la organización.',
    },
    administrator: {
      name: roleNames.administrator,
      about:
        'Puede hacerlo todo, salvo el plan, los pagos, los ajustes de seguridad y el cierre de la organización.',
    },
    support: {
      name: roleNames.support,
      about:
        'Se ocupa de las personas: sus dispositivos, grupos, invitaciones y recuperación. No cambia nada más.',
    },
    auditor: { name: roleNames.auditor, about: 'Lo ve todo y no cambia nada.' },
  },
} satisfies Partial<Catalogue>;
