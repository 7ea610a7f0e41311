import type { Catalogue } from '../../catalogue.ts';
import { inSpanish, people } from './counting.ts';

const morePeople = (count: number) => `${people(count)} más`;

/** What invitations say, in Spanish. */
export const invitations = {
  'things/invites': {
    name: 'Nombre',
    email: 'Correo',
    confirmEmail: 'Confirmar correo',
    missing: 'Complete todos los campos',
    mismatch: 'Las dos direcciones de correo deben ser iguales',
    send: 'Enviar invitación',
    sent: 'Correo enviado',
    others: 'Invitar también a',
    othersHint:
      'Un solo correo y un solo registro para todas. A las aplicaciones con un sitio propio se invita por separado.',
    room: ({ applications, organisation }, several) => {
      const where = several ? 'en cada una de estas aplicaciones' : 'en esta aplicación';
      const parts = [
        ...(applications === null ? [] : [`${morePeople(applications)} ${where}`]),
        ...(organisation === null ? [] : [`${morePeople(organisation)} en total`]),
      ];
      return parts.length ? `Su plan admite ${parts.join(' y ')}.` : '';
    },
    alsoTo: (applications) => `También a ${applications}`,
    withheld: (application, why) => `Registro completado. Aún sin acceso a ${application}: ${why}`,
    unknownApplication: 'una aplicación',
    sentTitle: 'Correo enviado',
    sentText: (name, email) =>
      `¡Gracias! La invitación para ${name} va de camino a ${email}. Su enlace funciona una sola vez, durante dos días.`,
    givenTitle: 'Acceso concedido',
    givenText: (name, email) =>
      `${name} ya tiene una cuenta aquí y puede iniciar sesión desde ahora con la llave de acceso que usa. Un correo enviado a ${email} lo indica.`,
    another: 'Invitar a otra persona',
    status: 'Invitados',
    title: 'Invitaciones pendientes',
    search: 'Buscar invitaciones…',
    none: 'No hay invitaciones pendientes.',
    columns: {
      name: 'Nombre',
      email: 'Correo',
      invitedAt: 'Enviada',
      expiresOn: 'Caduca',
      role: 'Rol',
    },
    expired: 'Caducada',
    again: 'Reenviar',
    againTo: (email) => `Reenviar a ${email}`,
    sentSeveral: (applications) => `Correo enviado para las ${applications} aplicaciones de la invitación`,
    several: {
      invitations: (count) => `${count} ${count === 1 ? 'invitación' : 'invitaciones'}`,
      many: (count) => (count === '1' ? '1 invitación' : `${count} invitaciones`),
      againTitle: (what) => `Enviar de nuevo ${what}`,
      againText: 'Cada persona recibe un correo y dispone de dos días a partir de ahora.',
      sentAgain: (what) => `Reenvío de ${what}`,
      deleteTitle: (what) => `Eliminar ${what}`,
      deleteText: 'Los enlaces de los correos dejarán de funcionar. No se puede deshacer.',
      deleted: (what) => `Eliminación de ${what}`,
    },
    delete: (email) => `Eliminar la invitación de ${email}`,
    deletedNow: 'Invitación eliminada',
    deleteTitle: 'Eliminar invitación',
    deleteAsks: (email, applications) =>
      applications > 1
        ? `El enlace del correo a ${email} dejará de funcionar para las ${applications} aplicaciones de la invitación.`
        : `El enlace del correo a ${email} dejará de funcionar.`,
  },
  'pages/inviteMany': {
    title: 'Invitar a varias personas',
    lead: 'Elija un archivo CSV con encabezado. Necesita una columna «Email»; «Name», los demás campos de una persona y los atributos propios de su organización son opcionales, en cualquier orden. Las celdas se separan con comas, puntos y comas o tabulaciones, y el texto está en UTF-8 o UTF-16. No se invita a nadie antes de que usted vea qué ocurriría.',
    custom: (columns) => `Sus atributos propios también pueden ser columnas: ${columns}.`,
    kinds: { number: 'un número', boolean: 'yes o no', choice: (of) => `uno de: ${of}` },
    template: 'Descargar una plantilla',
    noApps: 'Aún no hay aplicaciones. Añada la primera.',
    choose: 'Elegir un archivo CSV',
    reading: (count) => `Leyendo: ${people(count)}…`,
    seen: 'Qué ocurriría',
    outcomes: {
      new: (count) => `${people(count)} ${count === 1 ? 'recibirá' : 'recibirán'} una invitación por correo.`,
      known: (count) =>
        `${people(count)} ya ${count === 1 ? 'tiene cuenta aquí: recibirá' : 'tienen cuenta aquí: recibirán'} acceso de inmediato y un correo que lo indica.`,
      has: (count) => `${people(count)} ya ${count === 1 ? 'tiene' : 'tienen'} acceso.`,
      refused: (count) => `No se puede invitar a ${people(count)}.`,
    },
    places: (left) =>
      `Hay sitio para ${morePeople(left)}. Se invitará a todas, pero quien se registre después será rechazado hasta que haya más sitio, por ejemplo con un plan mayor.`,
    mails: (count) =>
      `Durante su primera semana, su organización puede enviar ${inSpanish(count)} correos al día. A quien hoy quede por encima no se le invita: vuelva a elegir el archivo mañana. A nadie se le invita dos veces.`,
    line: 'Línea',
    more: (count) =>
      `${count === 1 ? 'Otra línea está' : `Otras ${inSpanish(count)} líneas están`} en el archivo descargable.`,
    download: 'Descargar las líneas',
    start: (count) => `Invitar a ${people(count)}`,
    nobody: 'En este archivo no hay nadie a quien invitar.',
    running: (done, of) =>
      `Se están enviando las invitaciones: ${inSpanish(done)} de ${inSpanish(of)}. Puede cerrar esta página.`,
    ended: 'Las invitaciones se han enviado.',
    stoppedEarly: (done, of) =>
      `Detenido: ${done === 1 ? 'se ha tratado' : 'se han tratado'} ${inSpanish(done)} de ${inSpanish(of)} filas. Las demás no se han invitado.`,
    counts: (invited, given, had, refused) =>
      `Personas invitadas: ${inSpanish(invited)}; con acceso inmediato: ${inSpanish(given)}; que ya tenían acceso: ${inSpanish(had)}; no invitadas: ${inSpanish(refused)}.`,
    stop: 'Detener',
    stopTitle: '¿Detener las invitaciones?',
    stopAsks: 'Las invitaciones ya enviadas siguen siendo válidas.',
    stopped: 'Detenido',
    file: {
      notText:
        'Este archivo no es texto en UTF-8 o UTF-16. Guárdelo como «CSV UTF-8» en su hoja de cálculo y elíjalo de nuevo.',
      empty: 'En este archivo no hay personas.',
      large: 'Este archivo ocupa más de 100 MB.',
      many: 'En este archivo hay más de 100.000 personas. Divídalo.',
      noEmail:
        'En la primera línea de este archivo no hay ninguna columna «Email». ¿Es un archivo CSV con encabezado?',
      twice: (column) => `La columna «${column}» aparece dos veces.`,
      broken: (line) => `Esto no es un archivo CSV: no se puede leer la línea ${line}.`,
      quotes: (line) =>
        `Hay unas comillas mal colocadas en la línea ${line} o antes. Una celda con comillas empieza y termina con ellas, y las de dentro van dobles.`,
      longRow: (line, most) =>
        `La línea ${line} tiene más de ${inSpanish(most)} caracteres. ¿Es un archivo CSV?`,
      cells: (expected, there) =>
        `${there} ${there === 1 ? 'celda' : 'celdas'}, pero el encabezado tiene ${expected}`,
      long: 'Una celda tiene más de 400 caracteres',
      formula: 'Una celda empieza como una fórmula',
      again: (line) => `La misma dirección que en la línea ${line}`,
    },
  },
} satisfies Partial<Catalogue>;
