import type { Catalogue } from '../../catalogue.ts';

/** What the sign-in page and the page of one’s own account say, in French. */
export const account = {
  'staff/login': {
    heading: 'CONNEXION ADMINISTRATEUR',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    passkey: 'Se connecter avec une clé d’accès',
    or: 'ou avec votre mot de passe',
    hint: 'Avec le mot de passe, vous vous connectez la première fois et créez une clé d’accès sur cet appareil. Ensuite, le mot de passe exige aussi la clé d’accès.',
    notMade:
      'Aucune clé d’accès n’a été créée, vous n’êtes donc pas connecté. Réessayez\u00a0: le compte en a besoin.',
    notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou choisissez une autre de vos clés d’accès.',
    role: 'Administrateur',
  },
  'staff/pages/account': {
    title: 'Votre compte',
    passkeys: {
      title: 'Clés d’accès',
      lead: 'Elles servent à vous connecter. Ajoutez-en une sur un deuxième appareil\u00a0: si vous perdez la seule que vous avez, l’administrateur de cette installation devra rétablir votre accès.',
      added: 'Ajoutée',
      used: 'Dernière utilisation',
      never: 'Pas encore utilisée',
      add: 'Ajouter une clé d’accès',
      addedDone: 'Clé d’accès ajoutée',
      renamed: 'Clé d’accès renommée',
      remove: 'Retirer',
      removed: 'Clé d’accès retirée',
      last: 'La dernière clé d’accès ne peut pas être retirée. Ajoutez-en d’abord une autre.',
      removal: {
        title: (name) => `Retirer la clé d’accès «\u00a0${name}\u00a0»\u00a0?`,
        text: 'Elle ne pourra plus servir à se connecter, et les sessions qu’elle a ouvertes se terminent.',
      },
    },
    language: {
      title: 'Langue',
      lead: 'La langue de cette console dans ce navigateur.',
      label: 'Langue',
    },
  },
} satisfies Partial<Catalogue>;
