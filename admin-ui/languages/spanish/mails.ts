import type { Catalogue } from '../../catalogue.ts';

const entries = (n: number) => `${n} ${n === 1 ? 'mensaje' : 'mensajes'}`;

/** What the pages about mails, help videos and the contact form say, in Spanish. */
export const mails = {
  'staff/pages/contacts': {
    tab: 'Mensajes de contacto',
    filter: 'Filtrar por nombre, correo o texto',
    empty: 'Nada espera respuesta. Lo que envían los operadores con el formulario de contacto aparece aquí.',
    columns: {
      name: 'Nombre',
      email: 'Correo electrónico',
      mobileNumber: 'Número de móvil',
      description: 'Descripción',
    },
    state: { label: 'Estado', open: 'Pendientes', done: 'Resueltos', all: 'Todos' },
    answered: 'Respondido el',
    answer: {
      verb: 'Responder',
      title: (name) => `Responder a ${name}`,
      text: (email) => `La respuesta se envía por correo a ${email}.`,
      label: 'Respuesta',
      send: 'Enviar correo',
      sent: 'Respuesta enviada',
    },
    done: {
      verb: 'Marcar como resuelto',
      said: 'Marcado como resuelto',
      told: (n) => `${entries(n)} ${n === 1 ? 'marcado como resuelto' : 'marcados como resueltos'}`,
    },
    reopen: {
      verb: 'Abrir de nuevo',
      said: 'Abierto de nuevo',
      told: (n) => `${entries(n)} ${n === 1 ? 'abierto' : 'abiertos'} de nuevo`,
    },
  },
  'staff/pages/letters': {
    tab: 'Correos no entregados',
    filter: 'Filtrar por destinatario o tipo',
    empty:
      'Aquí aún no hay nada. Un correo que no se ha podido entregar tras todos los intentos aparece aquí con el motivo y se puede enviar de nuevo.',
    columns: {
      reaction: 'Qué',
      email: 'Para',
      error: 'Motivo',
      attempts: 'Intentos',
      givenUpAt: 'Abandonado el',
    },
    again: 'Enviar de nuevo',
    underWay: 'Enviando de nuevo',
    resent: 'Se está enviando de nuevo',
    resentMany: (n) =>
      n === 1 ? 'Se está enviando 1 correo de nuevo' : `Se están enviando ${n} correos de nuevo`,
  },
  'staff/pages/sendEmail': {
    tab: 'Enviar correo',
    heading: 'Enviar un correo personalizado a usuarios',
    lead: 'El correo se envía en nombre de Latchkey. Los que no se pueden entregar aparecen entre los correos no entregados.',
    to: 'Para',
    subject: 'Asunto',
    body: 'Mensaje',
    hello: 'Hola:',
    submit: 'Enviar correo',
    done: 'El correo se ha enviado',
    missingHead: 'Escriba el correo electrónico y el asunto',
    missingBody: 'Rellene todos los campos obligatorios',
    tooLong: (most) => `Esta dirección es demasiado larga: tiene más de ${most} caracteres.`,
    editor: {
      toolbar: 'Formato',
      bold: 'Negrita',
      italic: 'Cursiva',
      underline: 'Subrayado',
      bullets: 'Lista con viñetas',
      numbers: 'Lista numerada',
      link: 'Enlace',
      address: 'Dirección del enlace',
    },
  },
  'staff/pages/videos': {
    tab: 'Vídeos',
    empty:
      'Aquí aún no hay nada. Los vídeos que añada aparecen junto a las guías en las consolas de las organizaciones.',
    filter: 'Filtrar por título o descripción',
    fields: {
      title: 'Título',
      url: 'Dirección',
      subtitle: 'Subtítulo',
      description: 'Descripción',
      categories: 'Categorías',
      createdAt: 'Añadido el',
    },
    urlHint:
      'La dirección de una página que se puede incrustar o de un archivo de vídeo. Las direcciones de páginas de YouTube y Vimeo se convierten en direcciones para incrustar.',
    categoriesHint: 'Separadas por comas. Las páginas del equipo muestran Team y starter.',
    create: 'Añadir vídeo',
    edit: 'Editar vídeo',
    added: 'Vídeo añadido',
    changed: 'Vídeo modificado',
    removed: 'Vídeo quitado',
    remove: (title) => `Quitar ${title}`,
    removal: {
      title: 'Quitar vídeo',
      text: (title) => `${title} ya no se mostrará. El archivo de vídeo no se elimina.`,
    },
    removals: {
      text: 'Estos vídeos dejarán de mostrarse. Los archivos de vídeo no se eliminan.',
      told: (n) => `${n} ${n === 1 ? 'vídeo retirado' : 'vídeos retirados'}`,
    },
  },
} satisfies Partial<Catalogue>;
