import { names as industries } from '../../../web-kit/data/industries/spanish.ts';
import { telling } from '../../../web-kit/deeds/deeds.ts';
import { deeds } from '../../../web-kit/deeds/spanish.ts';
import { features } from '../../../web-kit/features/spanish.ts';
import { named } from '../../../web-kit/language/named.ts';
import type { Catalogue } from '../../catalogue.ts';
import { deeds as ofStaff } from './deeds.ts';

const told = telling({ ...deeds, ...ofStaff });

/** What the names mean that the log, the plans and the lists use, in Spanish. */
export const log = {
  'staff/base/industries': { shown: named(industries) },
  'staff/base/log': {
    event: told.title,
    events: (typed) => told.found(typed),
    feature: named(features),
    models: {
      application_ends: 'Vencimientos de certificados y secretos',
      audit: 'Auditoría',
      brand_versions: 'Imagen de marca publicada',
      device_counts: 'Dispositivos por plataforma',
      income: 'Ingresos',
      memberships: 'Miembros de grupos',
      openings: 'Aperturas de aplicaciones',
      organisation_requests: 'Solicitudes de organizaciones',
      passkey_days: 'Pasos de llaves de acceso por día',
      payments: 'Pagos',
      people: 'Personas',
      radius_sessions: 'Sesiones RADIUS',
      sign_in_hours: 'Inicios de sesión por hora',
      sign_ins: 'Inicios de sesión por día',
      staff: 'Personal',
      staff_passkeys: 'Llaves de acceso del personal',
      streams: 'Flujos',
      user_months: 'Inicios de sesión de usuarios por mes',
      visits: 'Visitas',
      widenings: 'Límites ampliados',
      recoveries: 'Recuperaciones',
    },
    kinds: {
      addressLimits: 'Límites de direcciones',
      admin: 'Personal',
      application: 'Aplicación',
      brand: 'Imagen de marca',
      contact: 'Consulta',
      device: 'Dispositivo',
      directorySync: 'Sincronización de usuarios',
      erasure: 'Borrado de datos personales',
      group: 'Grupo',
      helpRequest: 'Solicitud de ayuda',
      installation: 'Instalación',
      invite: 'Invitación',
      inviteRun: 'Invitaciones de una lista',
      invoice: 'Factura',
      invoiceBook: 'Números de factura',
      invoicing: 'Facturación',
      keyring: 'Claves y certificados',
      letter: 'Correo no entregado',
      licence: 'Licencia',
      licensing: 'Firma de licencias',
      mail: 'Correo',
      operator: 'Operador',
      organisation: 'Organización',
      passkeySteps: 'Pasos de llaves de acceso',
      paymentNotice: 'Aviso de pago',
      person: 'Persona',
      plan: 'Plan',
      pushSubscription: 'App instalada',
      pushes: 'Mensajes push',
      reaction: 'Reacción',
      recovery: 'Recuperación de acceso',
      refusal: 'Denegación',
      roster: 'Lista del personal',
      subscription: 'Suscripción',
      transaction: 'Inicio de sesión',
      user: 'Usuario',
      video: 'Vídeo',
      radiusAccounting: 'Contabilidad RADIUS',
      radiusClient: 'Cliente RADIUS',
      radiusSetting: 'Ajustes de RADIUS',
    },
  },
} satisfies Partial<Catalogue>;
