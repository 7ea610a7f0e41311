import type { Catalogue } from '../../catalogue.ts';

const entries = (n: number) => `${n} ${n < 2 ? 'message' : 'messages'}`;

/** What the pages about mails, help videos and the contact form say, in French. */
export const mails = {
  'staff/pages/contacts': {
    tab: 'Messages de contact',
    filter: 'Filtrer par nom, e-mail ou texte',
    empty:
      'Rien n’attend de réponse. Ce que les opérateurs envoient par le formulaire de contact apparaît ici.',
    columns: {
      name: 'Nom',
      email: 'E-mail',
      mobileNumber: 'Numéro de mobile',
      description: 'Description',
    },
    state: { label: 'État', open: 'En attente', done: 'Traités', all: 'Tous' },
    answered: 'Répondu le',
    answer: {
      verb: 'Répondre',
      title: (name) => `Répondre à ${name}`,
      text: (email) => `La réponse est envoyée par e-mail à ${email}.`,
      label: 'Réponse',
      send: 'Envoyer l’e-mail',
      sent: 'Réponse envoyée',
    },
    done: {
      verb: 'Marquer comme traité',
      said: 'Marqué comme traité',
      told: (n) => `${entries(n)} ${n < 2 ? 'marqué comme traité' : 'marqués comme traités'}`,
    },
    reopen: {
      verb: 'Rouvrir',
      said: 'Rouvert',
      told: (n) => `${entries(n)} ${n < 2 ? 'rouvert' : 'rouverts'}`,
    },
  },
  'staff/pages/letters': {
    tab: 'E-mails non remis',
    filter: 'Filtrer par destinataire ou type',
    empty:
      'Rien ici pour l’instant. Un e-mail qui n’a pas pu être remis après toutes les tentatives apparaît ici avec le motif, et peut être renvoyé.',
    columns: {
      reaction: 'Objet',
      email: 'À',
      error: 'Motif',
      attempts: 'Tentatives',
      givenUpAt: 'Abandonné le',
    },
    again: 'Renvoyer',
    underWay: 'Renvoi en cours',
    resent: 'L’e-mail est en cours de renvoi',
    resentMany: (n) => `${n} ${n < 2 ? 'e-mail est' : 'e-mails sont'} en cours de renvoi`,
  },
  'staff/pages/sendEmail': {
    tab: 'Envoyer un e-mail',
    heading: 'Envoyer un e-mail personnalisé aux utilisateurs',
    lead: 'L’e-mail est envoyé au nom de Latchkey. Ceux qui ne peuvent pas être remis apparaissent parmi les e-mails non remis.',
    to: 'À',
    subject: 'Objet',
    body: 'Message',
    hello: 'Bonjour,',
    submit: 'Envoyer l’e-mail',
    done: 'L’e-mail a été envoyé',
    missingHead: 'Saisissez l’adresse e-mail et l’objet',
    missingBody: 'Remplissez tous les champs obligatoires',
    tooLong: (most) => `Cette adresse est trop longue\u00a0: elle a plus de ${most} caractères.`,
    editor: {
      toolbar: 'Mise en forme',
      bold: 'Gras',
      italic: 'Italique',
      underline: 'Souligné',
      bullets: 'Liste à puces',
      numbers: 'Liste numérotée',
      link: 'Lien',
      address: 'Adresse du lien',
    },
  },
  'staff/pages/videos': {
    tab: 'Vidéos',
    empty:
      'Rien ici pour l’instant. Les vidéos que vous ajoutez apparaissent à côté des guides dans les consoles des organisations.',
    filter: 'Filtrer par titre ou description',
    fields: {
      title: 'Titre',
      url: 'Adresse',
      subtitle: 'Sous-titre',
      description: 'Description',
      categories: 'Catégories',
      createdAt: 'Ajoutée le',
    },
    urlHint:
      'L’adresse d’une page intégrable ou d’un fichier vidéo. Les adresses des pages YouTube et Vimeo sont converties en adresses intégrables.',
    categoriesHint: 'Séparées par des virgules. Les pages de l’équipe affichent Team et starter.',
    create: 'Ajouter une vidéo',
    edit: 'Modifier la vidéo',
    added: 'Vidéo ajoutée',
    changed: 'Vidéo modifiée',
    removed: 'Vidéo retirée',
    remove: (title) => `Retirer ${title}`,
    removal: {
      title: 'Retirer la vidéo',
      text: (title) => `${title} ne sera plus affichée. Le fichier vidéo lui-même n’est pas supprimé.`,
    },
    removals: {
      text: 'Ces vidéos ne seront plus affichées. Les fichiers vidéo eux-mêmes ne sont pas supprimés.',
      told: (n) => `${n} ${n < 2 ? 'vidéo retirée' : 'vidéos retirées'}`,
    },
  },
} satisfies Partial<Catalogue>;
