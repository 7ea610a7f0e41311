import { listed } from '../../../web-kit/language/language.ts';
import type { Catalogue } from '../../catalogue.ts';
import { me } from './me.ts';

/** The pages for people who sign in to applications. */
export const people = {
  'pages/confirmAddress': {
    title: 'Confirmez votre adresse',
    lead: 'Appuyez sur le bouton pour confirmer que l’adresse à laquelle vous avez reçu l’e-mail avec ce lien est bien la vôtre.',
    action: 'Confirmer l’adresse',
    joins: {
      title: 'Confirmez que c’était vous',
      lead: 'N’appuyez sur le bouton que si vous avez fait vous-même l’inscription sous le nom indiqué dans l’e-mail. Cette clé d’accès et la vôtre ouvriront alors tout ce que vous utilisez là-bas. Si ce n’était pas vous, fermez cette page.',
      action: 'C’était moi',
      done: (organisation) => `${organisation} sait maintenant que les deux inscriptions sont les vôtres.`,
    },
    done: (address, organisation) => `${organisation} utilise maintenant ${address} pour vous.`,
    doneHint: 'Vous pouvez fermer cette page. Vous vous connectez avec la même clé d’accès qu’avant.',
    failed: 'Ce lien ne peut pas être utilisé',
    failedHint: 'Votre adresse n’a pas changé.',
    noAnswer: 'Une erreur s’est produite. Réessayez.',
  },
  'pages/invited': {
    title: 'Inscription',
    checking: 'Vérification de votre invitation…',
    invites: (organisation, applications) =>
      `${organisation} vous invite à utiliser ${listed(applications)}.`,
    failed: 'Cette invitation ne peut pas être utilisée',
    failedHint: 'Demandez à la personne à l’origine de votre invitation de la renvoyer.',
    once: 'L’invitation ne fonctionne qu’une seule fois.',
    byPhone: 'S’inscrire avec un téléphone',
    directory: {
      title: 'Confirmez que c’est vous',
      lead: (application) =>
        `Saisissez le nom d’utilisateur et le mot de passe de l’annuaire de votre entreprise, avec lesquels vous vous connectez au travail. ${application} ne conserve pas le mot de passe.`,
      userId: 'Nom d’utilisateur',
      password: 'Mot de passe',
      action: 'Continuer',
      checking: 'Vérification…',
      failed: 'Une erreur s’est produite. Réessayez.',
    },
    onSite: {
      lead: 'Vous vous inscrivez sur le site web de l’application, avec une clé d’accès de l’appareil que vous utilisez\u00a0: empreinte, visage ou verrouillage de l’écran. Il n’y a pas de mot de passe.',
      choose: 'Choisissez le site web sur lequel vous vous connecterez.',
      go: (site) => `Continuer vers ${site}`,
    },
    here: {
      lead: (byPhone) =>
        `Vous créez une clé d’accès sur cet appareil${byPhone ? ' ou sur votre téléphone' : ''}\u00a0: empreinte, visage ou verrouillage de l’écran. Il n’y a pas de mot de passe.`,
      action: 'S’inscrire avec cet appareil',
      done: 'Inscription réussie\u00a0!',
      next: (application) => `Vous pouvez maintenant vous connecter à ${application} et fermer cette page.`,
    },
    joined: {
      open: (application) => `Ouvrir ${application}`,
      lead: (applications) =>
        `Vous pouvez maintenant vous connecter à ${listed(applications)} avec la même clé d’accès.`,
      app: 'Ouvrir l’application Latchkey',
      me: 'Vos appareils et votre compte',
      closed: 'Vous n’avez pas accès à\u00a0:',
      closedHint:
        'Adressez-vous à la personne à l’origine de votre invitation. Tant que votre invitation est valable, son lien ajoute ce qui vous a été ouvert entre-temps.',
    },
    known: {
      title: 'Invitation',
      lead: 'Vous avez déjà une clé d’accès ici. Elle vous sert à vous connecter\u00a0: pas besoin de vous inscrire.',
      onSite:
        'Vous avez déjà une clé d’accès pour le site web de cette application. Elle vous sert à vous connecter\u00a0: pas besoin de vous inscrire.',
      action: (applications) => `Ajouter ${listed(applications)}`,
      done: 'Vous avez accès',
      failed: 'Une erreur s’est produite. Réessayez.',
    },
    about: {
      birthdate: 'Date de naissance',
      birthdateWrong: (first) => `Saisissez une date entre le ${first} et aujourd’hui`,
      country: 'Pays',
      postalCode: 'Code postal',
      postalCodeWrong: 'Saisissez uniquement des chiffres',
    },
    radius: {
      lead: (byPhone) =>
        `Créez une clé d’accès sur le téléphone avec lequel vous approuverez\u00a0: ouvrez-y le lien de l’e-mail, ou ${byPhone ? 'scannez un code QR avec lui' : 'choisissez le téléphone dans la fenêtre qu’ouvre le navigateur'}. Il n’y a pas de mot de passe.`,
      action: 'Créer une clé d’accès',
      done: 'Inscription réussie\u00a0!',
      next: (application, username) =>
        `Pour vous connecter à ${application}, saisissez ${username} comme nom et n’importe quel mot comme mot de passe. Vous recevrez alors une demande à approuver.`,
      app: 'Installer l’application pour recevoir les demandes sous forme de notifications',
      code: 'Obtenir un code pour un appareil qui ne peut pas attendre',
    },
  },
  'pages/lostDevice': {
    mail: {
      lead: 'Saisissez votre adresse\u00a0: nous vous enverrons un lien pour demander à votre organisation de vous laisser créer une nouvelle clé d’accès.',
      email: 'Votre adresse e-mail',
      send: 'M’envoyer le lien',
      sending: 'Envoi…',
      sent: (email) =>
        `Si l’adresse ${email} est connue ici, un lien est en route. Ouvrez-le et appuyez sur le bouton. Il fonctionne pendant deux jours.`,
      nothing:
        'Rien reçu\u00a0? Vérifiez l’orthographe de l’adresse et le dossier des indésirables, ou adressez-vous aux responsables de l’application.',
    },
    title: 'J’ai perdu mon appareil',
    checking: 'Vérification de votre lien…',
    lead: 'Demandez à votre organisation de vous redonner accès. Si elle accepte, vous recevrez un e-mail avec un lien pour créer une nouvelle clé d’accès.',
    failed: 'Ce lien ne peut pas être utilisé',
    failedHint: 'Demandez-en un nouveau sur la page de connexion, sous «\u00a0Appareil perdu\u00a0?\u00a0».',
    request: {
      note: 'Que s’est-il passé\u00a0?',
      noteHint: 'Les personnes qui répondent liront ce texte.',
      ask: 'Demander à retrouver l’accès',
      asking: 'Envoi…',
      waits: (until) =>
        `Votre demande attend une réponse, au plus tard jusqu’au ${until}. Vous pouvez fermer cette page\u00a0: la réponse vous parviendra par e-mail.`,
      allowed:
        'Votre organisation a accepté et vous avez reçu un e-mail avec un lien. Si ce lien n’est plus valable, vous pouvez refaire une demande.',
      declined:
        'Votre demande a été refusée. Vous pouvez en faire une autre ou vous adresser aux responsables de l’application.',
    },
  },
  'pages/me': me,
  'pages/networkCode': {
    title: 'Code pour votre réseau',
    lead: 'Pour les appareils qui ne peuvent pas attendre votre approbation sur le téléphone\u00a0: obtenez un code avec votre clé d’accès et saisissez-le là-bas comme mot de passe.',
    get: 'Obtenir un code',
    another: 'Obtenir un autre code',
    use: (application) => `Saisissez ceci comme mot de passe pour ${application}\u00a0:`,
    once: 'Il fonctionne une seule fois, dans les cinq minutes. Personne d’autre n’en a besoin\u00a0: ne le donnez à personne.',
    over: 'Ce code a expiré.',
  },
  'pages/notFound': {
    title: 'Erreur 404\u00a0: page introuvable',
    text: 'Il n’y a rien à cette adresse. Le lien est peut-être ancien ou incomplet.',
  },
  'pages/oidc': {
    signIn: {
      title: (application) => `Se connecter à ${application}`,
      lead: 'Utilisez la clé d’accès que vous avez créée lors de votre inscription.',
      email: 'Adresse e-mail de votre inscription',
      emailHint: 'Laissez ce champ vide pour choisir une clé d’accès de cet appareil.',
      emailMissing: 'Saisissez votre adresse e-mail, pour que nous sachions quel téléphone notifier.',
      login: 'Se connecter',
      cancel: 'Annuler',
      success: 'Connexion réussie',
      loading: 'Chargement…',
      failed: 'Une erreur s’est produite',
      lost: 'Appareil perdu\u00a0?',
      other:
        'Si vous avez un autre appareil, connectez-vous avec lui sur votre propre page et supprimez-y l’appareil perdu.',
      me: 'Votre compte',
      unnamed: 'Cette adresse ne désigne aucune connexion.',
      failedHint: 'Retournez à l’application et connectez-vous à nouveau.',
    },
    help: {
      noAccess: (application) =>
        `Votre compte est connu ici, mais n’a pas accès à ${application}. Demandez une invitation aux responsables de l’application, ou choisissez une autre clé d’accès si vous en avez une.`,
      noAccessYet: (application) =>
        `Votre compte est connu ici, mais n’a pas accès à ${application}. Demandez l’accès ci-dessous, ou choisissez une autre clé d’accès si vous en avez une.`,
      suspended: (application) =>
        `Votre accès à ${application} est suspendu. Adressez-vous aux responsables de l’application.`,
      deviceSuspended:
        'Cette clé d’accès est suspendue. Utilisez un autre appareil, ou demandez aux responsables de l’application de la réactiver.',
      refused:
        'Cette clé d’accès n’a pas été acceptée. Choisissez-en une autre, ou voyez ci-dessous si vous avez perdu votre appareil.',
      expired: (application) =>
        `Cette connexion a pris trop de temps. Retournez à ${application} et recommencez.`,
      closed: (application) =>
        `${application} n’est pas accessible en ce moment. Demandez aux responsables quand l’accès sera rouvert.`,
      noPasskey:
        'Aucune clé d’accès n’a été utilisée. Réessayez, choisissez un téléphone si cela vous est proposé, ou voyez ci-dessous si vous avez perdu votre appareil.',
      noApproval:
        'Le téléphone n’a pas approuvé la demande. Réessayez, utilisez une clé d’accès de cet appareil, ou voyez ci-dessous si vous avez perdu votre téléphone.',
      other: (application) =>
        `Cela n’a pas fonctionné. Réessayez dans un instant. Si le problème persiste, adressez-vous aux responsables de l’application ${application}.`,
    },
  },
  'pages/recoverUser': {
    title: 'Créer une nouvelle clé d’accès',
    checking: 'Vérification de votre lien…',
    about: (organisation, application) => `${organisation} vous redonne accès à ${application}.`,
    aboutAll: (organisation) => `${organisation} vous redonne accès à tout ce qui vous est ouvert.`,
    lead: 'Vous créez la nouvelle clé d’accès sur le site web de l’application, sur l’appareil que vous utilisez. Le lien fonctionne une seule fois.',
    here: 'Vous créez la nouvelle clé d’accès sur l’appareil que vous utilisez. Le lien fonctionne une seule fois.',
    onPhone:
      'Ouvrez ce lien sur le téléphone avec lequel vous approuverez\u00a0: la nouvelle clé d’accès est créée sur l’appareil que vous utilisez. Le lien fonctionne une seule fois.',
    make: 'Créer une clé d’accès',
    ready: 'Votre nouvelle clé d’accès est prête',
    done: 'Vous pouvez maintenant l’utiliser pour vous connecter, et fermer cette page.',
    me: 'Voir vos appareils et supprimer celui qui est perdu',
    failed: 'Ce lien ne peut pas être utilisé',
    failedHint: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
} satisfies Partial<Catalogue>;
