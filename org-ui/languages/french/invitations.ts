import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('fr');
const people = (count: number) => `${number(count)} ${count < 2 ? 'personne' : 'personnes'}`;
const others = (count: number) =>
  count < 2 ? `${number(count)} personne supplémentaire` : `${number(count)} personnes supplémentaires`;

/** What is said of invitations in French. */
export const invitations = {
  'things/invites': {
    name: 'Nom',
    email: 'E-mail',
    confirmEmail: 'Confirmer l’e-mail',
    missing: 'Veuillez remplir tous les champs',
    mismatch: 'Les deux adresses e-mail doivent être identiques',
    send: 'Envoyer l’invitation',
    sent: 'E-mail envoyé',
    others: 'Inviter aussi à',
    othersHint:
      'Un seul e-mail et une seule inscription pour toutes. Pour les applications qui ont leur propre site, l’invitation se fait séparément.',
    room({ applications, organisation }, several) {
      const where = several ? 'dans chacune de ces applications' : 'dans cette application';
      const parts = [
        ...(applications === null ? [] : [`${others(applications)} ${where}`]),
        ...(organisation === null ? [] : [`${others(organisation)} au total`]),
      ];
      return parts.length ? `Votre forfait permet d’ajouter ${parts.join(', et ')}.` : '';
    },
    alsoTo: (applications) => `Aussi à\u00a0: ${applications}`,
    withheld: (application, why) => `Inscription faite. Pas encore d’accès à ${application}\u00a0: ${why}`,
    unknownApplication: 'une application',
    sentTitle: 'E-mail envoyé\u00a0!',
    sentText: (name, email) =>
      `Merci\u00a0! L’invitation de ${name} est en route vers ${email}. Son lien fonctionne une seule fois, pendant deux jours.`,
    givenTitle: 'Accès accordé',
    givenText: (name, email) =>
      `Le compte de ${name} est déjà connu ici\u00a0: sa clé d’accès actuelle permet maintenant de se connecter. Un e-mail envoyé à ${email} l’annonce.`,
    another: 'Inviter quelqu’un d’autre',
    status: 'Invités',
    title: 'Invitations en attente',
    search: 'Rechercher une invitation…',
    none: 'Aucune invitation en attente.',
    columns: {
      name: 'Nom',
      email: 'E-mail',
      invitedAt: 'Envoyée le',
      expiresOn: 'Expire le',
      role: 'Rôle',
    },
    expired: 'Expirée',
    again: 'Renvoyer',
    againTo: (email) => `Renvoyer à ${email}`,
    sentSeveral: (applications) =>
      applications < 2
        ? 'E-mail envoyé pour l’application de l’invitation'
        : `E-mail envoyé pour les ${applications} applications de l’invitation`,
    several: {
      invitations: (count) => `${count} ${count < 2 ? 'invitation' : 'invitations'}`,
      many: (count) => (count === '1' ? '1 invitation' : `${count} invitations`),
      againTitle: (what) => `Renvoyer ${what}`,
      againText: 'Chaque personne reçoit un e-mail et dispose de deux jours à partir de maintenant.',
      sentAgain: (what) => `Renvoi effectué\u00a0: ${what}`,
      deleteTitle: (what) => `Supprimer ${what}`,
      deleteText: 'Les liens des e-mails ne fonctionneront plus. Cette action est irréversible.',
      deleted: (what) => `Suppression effectuée\u00a0: ${what}`,
    },
    delete: (email) => `Supprimer l’invitation de ${email}`,
    deletedNow: 'Invitation supprimée',
    deleteTitle: 'Supprimer l’invitation',
    deleteAsks: (email, applications) =>
      applications > 1
        ? `Le lien de l’e-mail envoyé à ${email} ne fonctionnera plus, pour aucune des ${applications} applications de l’invitation.`
        : `Le lien de l’e-mail envoyé à ${email} ne fonctionnera plus.`,
  },
  'pages/inviteMany': {
    title: 'Inviter en masse',
    lead: 'Choisissez un fichier CSV avec une ligne d’en-tête. Il doit avoir une colonne «\u00a0Email\u00a0»\u00a0; «\u00a0Name\u00a0», les autres champs d’une personne et les attributs propres à votre organisation sont facultatifs, dans n’importe quel ordre. Les cellules sont séparées par des virgules, des points-virgules ou des tabulations, le texte est en UTF-8 ou UTF-16. Personne n’est invité avant que vous ayez vu ce qui se passerait.',
    custom: (columns) => `Vos attributs propres peuvent aussi être des colonnes\u00a0: ${columns}.`,
    kinds: { number: 'un nombre', boolean: 'yes ou no', choice: (of) => `un parmi\u00a0: ${of}` },
    template: 'Télécharger un modèle',
    noApps: 'Pas encore d’applications. Ajoutez la première.',
    choose: 'Choisir un fichier CSV',
    reading: (count) => `${people(count)}\u00a0: lecture en cours…`,
    seen: 'Ce qui se passerait',
    outcomes: {
      new: (count) => `${people(count)} ${count < 2 ? 'reçoit' : 'reçoivent'} une invitation par e-mail.`,
      known: (count) =>
        count < 2
          ? `${people(count)} est déjà connue ici, obtient l’accès tout de suite et reçoit un e-mail qui l’annonce.`
          : `${people(count)} sont déjà connues ici, obtiennent l’accès tout de suite et reçoivent un e-mail qui l’annonce.`,
      has: (count) => `${people(count)} ${count < 2 ? 'a' : 'ont'} déjà accès.`,
      refused: (count) =>
        `${people(count)} ne ${count < 2 ? 'peut pas être invitée' : 'peuvent pas être invitées'}.`,
    },
    places: (left) =>
      `Il reste de la place pour ${people(left)}. Tout le monde est invité, mais les inscriptions suivantes seront refusées tant qu’il n’y a pas plus de place, par exemple avec un forfait supérieur.`,
    mails: (count) =>
      `Pendant sa première semaine, votre organisation peut envoyer ${number(count)} e-mails par jour. Au-delà, personne d’autre n’est invité aujourd’hui\u00a0: choisissez à nouveau le fichier demain. Personne n’est invité deux fois.`,
    line: 'Ligne',
    more: (count) =>
      `${number(count)} ${count < 2 ? 'autre ligne se trouve' : 'autres lignes se trouvent'} dans le fichier à télécharger.`,
    download: 'Télécharger les lignes',
    start: (count) => `Inviter ${people(count)}`,
    nobody: 'Il n’y a personne à inviter dans ce fichier.',
    running: (done, of) =>
      `Envoi des invitations en cours\u00a0: ${number(done)} sur ${number(of)}. Vous pouvez fermer cette page.`,
    ended: 'Les invitations ont été envoyées.',
    stoppedEarly: (done, of) =>
      `Arrêté\u00a0: ${number(done)} ${done < 2 ? 'ligne' : 'lignes'} sur ${number(of)} ${done < 2 ? 'a été traitée' : 'ont été traitées'}. Les autres n’ont pas été invitées.`,
    counts: (invited, given, had, refused) =>
      `Invitations\u00a0: ${number(invited)}, accès accordés tout de suite\u00a0: ${number(given)}, accès existants\u00a0: ${number(had)}, non invités\u00a0: ${number(refused)}.`,
    stop: 'Arrêter',
    stopTitle: 'Arrêter les invitations\u00a0?',
    stopAsks: 'Les invitations déjà envoyées restent valables.',
    stopped: 'Arrêté',
    file: {
      empty: 'Ce fichier ne contient personne.',
      large: 'Ce fichier dépasse 100\u00a0Mo.',
      many: 'Ce fichier contient plus de 100\u00a0000 personnes. Divisez-le.',
      noEmail:
        'La première ligne de ce fichier n’a pas de colonne «\u00a0Email\u00a0». Est-ce un fichier CSV avec une ligne d’en-tête\u00a0?',
      notText:
        'Ce fichier n’est pas du texte en UTF-8 ou UTF-16. Enregistrez-le au format «\u00a0CSV UTF-8\u00a0» dans votre tableur, puis choisissez-le à nouveau.',
      twice: (column) => `La colonne «\u00a0${column}\u00a0» est présente deux fois.`,
      broken: (line) => `Ce n’est pas un fichier CSV\u00a0: la ligne ${line} est illisible.`,
      quotes: (line) =>
        `Un guillemet est mal placé à la ligne ${line} ou avant. Une cellule entre guillemets commence et finit par un guillemet, et ceux de l’intérieur sont doublés.`,
      longRow: (line, most) =>
        `La ligne ${line} a plus de ${number(most)} caractères. Est-ce bien un fichier CSV\u00a0?`,
      cells: (expected, there) =>
        `${there} ${there < 2 ? 'cellule' : 'cellules'}, alors que l’en-tête en a ${expected}`,
      long: 'Une cellule contient plus de 400 caractères',
      formula: 'Une cellule commence comme une formule',
      again: (line) => `Même adresse qu’à la ligne ${line}`,
    },
  },
} satisfies Partial<Catalogue>;
