import type { Catalogue } from '../../catalogue.ts';

/** What the pages about RADIUS servers and the limits of addresses say, in Spanish. */
export const settings = {
  'staff/pages/radius': {
    tab: 'Ajustes globales de RADIUS',
    servers: 'Servidores',
    lead: 'Los operadores ven estos servidores en su consola y los configuran en sus servidores VPN y routers.',
    none: 'Los servidores aún no están configurados. Hasta entonces, los operadores ven la dirección de esta instalación y los puertos de su pasarela.',
    off: 'Ninguna pasarela RADIUS está a la escucha, así que los clientes no reciben respuesta. Inicie una o elija puertos libres con RADIUS_AUTH_PORT y RADIUS_ACCT_PORT.',
    listening: ({ authPort, acctPort }) =>
      `La pasarela de esta instalación escucha en el puerto UDP ${authPort} para los inicios de sesión y ${acctPort === null ? 'no escucha para accounting' : `en el ${acctPort} para accounting`}.`,
    sections: { primary_server: 'Servidor principal', secondary_server: 'Servidor secundario' },
    fields: {
      accountEnabled: 'Accounting activado',
      accountIp: 'IP de accounting',
      accountPort: 'Puerto de accounting',
      authEnabled: 'Autenticación activada',
      authPort: 'Puerto de autenticación',
      isInDocker: 'Se ejecuta en Docker',
      dockerIp: 'IP de Docker',
    },
    ipHint: 'Una dirección IP o el nombre de un host',
    dockerHint: 'La dirección en la red de los contenedores, para sus propios servicios',
    badAddress: 'Escriba una dirección IP o el nombre de un host',
    badPort: 'Escriba un puerto de 1 a 65535',
    updated: 'Información guardada',
  },
  'staff/pages/addressLimits': {
    tab: 'Límites',
    lead: 'Detrás de una sola dirección de una oficina o de una red móvil puede haber muchas personas. Aquí permite que una dirección haga más que otras por minuto o por día. Los límites de una cuenta, como los de las contraseñas, no cambian.',
    filter: 'Filtrar por dirección o motivo',
    fields: {
      network: 'Dirección o red',
      factor: 'Veces los límites habituales',
      reason: 'Motivo',
      until: 'Hasta (UTC)',
    },
    networkHint: 'Por ejemplo 203.0.113.7 o 203.0.113.0/24',
    badNetwork: 'Escriba una dirección IP o una red: IPv4 de /16 como mínimo, IPv6 de /32 como mínimo',
    badFactor: (least, most) => `Escriba un número entero de ${least} a ${most}`,
    reasonHint: 'Queda en el registro de eventos.',
    untilHint: 'El último día, como máximo dentro de un año',
    ended: 'terminado',
    create: 'Ampliar los límites de una dirección',
    edit: 'Editar los límites ampliados',
    added: 'Los límites de la dirección son ahora más amplios',
    changed: 'Límites ampliados modificados',
    removed: 'Vuelven a regir los límites habituales',
    remove: (network) => `Quitar ${network}`,
    removal: {
      title: 'Quitar los límites ampliados',
      text: (network) => `Para ${network} volverán a regir los límites habituales.`,
    },
    removals: {
      text: 'Para estas direcciones y redes volverán a regir los límites habituales.',
      told: (n) => `Límites ampliados de ${n} ${n === 1 ? 'dirección' : 'direcciones'} quitados`,
    },
  },
} satisfies Partial<Catalogue>;
