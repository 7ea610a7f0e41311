import type { Catalogue } from '../../catalogue.ts';

/** What the families of single sign-on have in common, in Spanish. */
export const singleSignOn = {
  'families/sso': {
    tabs: {
      applications: 'Aplicaciones de inicio de sesión único (SSO)',
      users: 'Usuarios de inicio de sesión único (SSO)',
      reports: 'Aplicaciones SSO',
    },
    users: {
      text: 'Las personas que inician sesión en sus aplicaciones mediante el inicio de sesión único. Elija una aplicación para invitar a más personas a ella.',
      empty: 'No hay ninguna aplicación OpenID',
      name: 'Usuario',
      createdAt: 'Creación',
    },
    card: {
      title: 'Inicio de sesión único',
      text: 'Cualquier aplicación con OpenID Connect o SAML: las personas inician sesión en la dirección de su organización, con las llaves de acceso que tienen allí.',
      asks: 'Crear una integración de aplicación SSO',
    },
    protocol: 'Protocolo',
    page: {
      tabs: { basic: 'General', users: 'Lista de usuarios', insight: 'Estadísticas' },
      insight: {
        users: 'Accesos a la aplicación',
        total: 'Total',
        active: 'Activos',
        suspended: 'Suspendidos',
        platform: 'Uso por plataforma',
        empty: 'No hay usuarios',
      },
      inviteText: (app) =>
        `Enviamos un correo con un enlace. Quien lo reciba creará una llave de acceso para ${app} en la dirección de su organización. Compruebe la dirección de correo antes de enviarlo.`,
    },
  },
} satisfies Partial<Catalogue>;
