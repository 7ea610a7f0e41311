import type { Catalogue } from '../../catalogue.ts';

const operators = (count: number) => `${count} ${count === 1 ? 'operador' : 'operadores'}`;
const applications = (count: number) => `${count} ${count === 1 ? 'aplicación' : 'aplicaciones'}`;

/** What the pages about organisations, their operators and their requests say, in Spanish. */
export const organisations = {
  'staff/pages/operators': {
    tab: 'Operadores',
    filter: 'Filtrar por nombre de usuario',
    columns: {
      username: 'Operador',
      createdAt: 'Creación',
      updatedAt: 'Último inicio de sesión',
      apps: 'N.º de apps',
      subscription: 'Tipo de suscripción',
      planId: 'ID del plan',
      registered: 'Registrado',
    },
    free: 'Gratis',
    paid: 'De pago',
    byOrganisation: 'Suspendido por un miembro de su organización',
    expand: 'Mostrar las aplicaciones',
    details: {
      heading: 'Aplicaciones de la organización',
      name: 'Nombre',
      registered: 'Fecha de registro',
      users: 'Total de usuarios',
      none: 'Aún no hay aplicaciones.',
    },
    plan: {
      title: 'Editar operador',
      label: 'Plan',
      ofOrganisation: 'El plan se aplica a toda la organización.',
    },
    suspend: 'Suspender',
    suspension: {
      title: 'Suspender toda la organización',
      whom: (name) => `toda la organización ${name}`,
      effect: (team, apps) =>
        `Tiene ${operators(team)} y ${applications(apps)}. Hasta que se active de nuevo, ninguno de sus operadores podrá iniciar sesión y ninguna aplicación aceptará a sus usuarios.`,
    },
    activate: 'Activar',
    recovery: {
      label: 'Enviar enlace de recuperación',
      text: (who) =>
        `¿Ha perdido ${who} todos sus dispositivos? Asegúrese, por un medio distinto del correo, de que la solicitud viene realmente de esa persona. Usted confirma con su propia llave de acceso; después, la persona recibe un correo con un enlace que crea una llave de acceso nueva sin tiempo de espera. Cuando se abra, se avisará a todo su equipo.`,
      yes: 'Enviar el correo',
      sent: 'Enlace de recuperación enviado',
    },
    deletion: {
      title: 'Eliminar operador',
      text: '¿Seguro que quiere eliminar este operador?',
      whom: (who, name) =>
        `${who}, de ${name}, se elimina definitivamente, con todos sus dispositivos. La organización y sus aplicaciones se conservan.`,
      whole: (who, name, team, apps) =>
        `${who} registró ${name}: se elimina definitivamente toda la organización, con ${operators(team)}, ${applications(apps)} y todos sus usuarios.`,
    },
    several: {
      suspends:
        'Se suspende toda la organización de cada uno de estos operadores. Hasta que se active de nuevo, ninguno de sus operadores podrá iniciar sesión y ninguna aplicación aceptará a sus usuarios.',
      suspended: (n) => `${n} ${n === 1 ? 'organización suspendida' : 'organizaciones suspendidas'}`,
      activates: 'Toda la organización de cada uno de estos operadores vuelve a estar activa.',
      activated: (n) => `${n} ${n === 1 ? 'organización activada' : 'organizaciones activadas'}`,
      deletes:
        'Cada uno de estos operadores se elimina definitivamente, con todos sus dispositivos. Con un operador que registró una organización se elimina toda la organización: sus operadores, sus aplicaciones y todos los usuarios de estas.',
      deleted: (n) => `${operators(n)} ${n === 1 ? 'eliminado' : 'eliminados'}`,
    },
    saved: 'Operador actualizado',
    suspended: 'Organización suspendida',
    activated: 'Organización activada',
    deleted: 'Operador eliminado',
  },
  'staff/pages/organisations': {
    tab: 'Organizaciones',
    filter: 'Filtrar por nombre o dirección',
    columns: {
      name: 'Nombre',
      country: 'País',
      industry: 'Sector',
      size: 'Tamaño',
      subdomain: 'Dirección',
      planId: 'Plan',
      apps: 'Apps',
      team: 'Equipo',
      createdAt: 'Creación',
    },
    history: 'Historial de eventos',
    page: {
      back: 'Volver a las organizaciones',
      people: 'Equipo',
      applications: 'Aplicaciones',
      peopleHint: 'El cambio de plan y la suspensión afectan a toda la organización.',
      lastLogin: 'Último inicio de sesión',
      phone: 'Teléfono',
      university: 'Universidad o centro de enseñanza',
      followUp: 'Pide que le llamen',
      licence: 'Licencia y uso',
      openLicence: 'Licencia',
      licenceKey: 'Clave de licencia',
      issued: 'Emitida',
      ends: 'Termina',
      usedOf: (feature) => `Uso de ${feature}`,
      billing: 'Suscripción y pagos',
      allPayments: 'Todos los pagos',
      invoices: 'Facturas',
      billingDetails: 'Datos de facturación',
      noBillingDetails: 'Sin introducir',
      nothingBought: 'Aún no se ha comprado nada.',
      price: 'Precio',
      paidUntil: 'Pagado hasta',
      gateway: 'Servicio de pago',
      recent: 'Eventos más recientes',
      audit: 'Auditoría',
    },
    deletion: {
      label: 'Eliminar la organización',
      text: (name, team, apps) =>
        `${name} se elimina para siempre, de inmediato y sin copia de seguridad, con ${operators(team)}, ${applications(apps)} y todos sus usuarios.`,
      done: 'Organización eliminada',
    },
    leaving: {
      asked: { DELETE: 'Se ha solicitado la eliminación', SUSPENDED: 'Se ha solicitado la suspensión' },
      by: (who) => `por ${who}, `,
    },
  },
  'staff/pages/requests': {
    tab: 'Solicitudes',
    search: 'Buscar por nombre de la empresa',
    empty:
      'Aquí aún no hay nada. Las organizaciones que solicitan su eliminación o suspensión aparecen aquí.',
    type: {
      label: 'Tipo de solicitud',
      DELETE: 'Solicitudes de eliminación',
      SUSPENDED: 'Solicitudes de suspensión',
    },
    state: { all: 'Todas', open: 'Pendientes', deleted: 'Eliminadas' },
    columns: {
      name: 'Empresa',
      industry: 'Sector',
      createdBy: 'Creada por',
      requestedBy: 'Solicitado por',
      type: 'Tipo de solicitud',
    },
    types: { DELETE: 'Eliminación', SUSPENDED: 'Suspensión' },
    status: {
      pending: 'Pendiente de eliminación',
      backupPending: 'Copia pendiente',
      backupShared: 'Copia de seguridad entregada',
      deleted: 'Eliminada',
      suspended: 'Suspendida',
    },
    several: {
      activates: 'Cada una de estas organizaciones vuelve a estar activa y su solicitud queda sin efecto.',
      activated: (n) =>
        `${n} ${n === 1 ? 'organización vuelve a estar activa' : 'organizaciones vuelven a estar activas'}`,
    },
  },
} satisfies Partial<Catalogue>;
