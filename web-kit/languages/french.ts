import { problems } from '../../domain/sentences/french/problems/problems.ts';
import type { WebKitCatalogue } from './catalogue.ts';

/** What the parts that all apps share say in French. */
export const french: WebKitCatalogue = {
  'web-kit/words': {
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    failed: 'Une erreur s’est produite.',
    updated: 'Cette page a été mise à jour ou n’a pas pu être chargée. Rechargez-la pour continuer.',
    offline: 'Vous êtes hors ligne. La page sera chargée dès le retour du réseau.',
    passkey: {
      unsupported: 'Ce navigateur ne prend pas en charge WebAuthn',
      cancelled: 'L’authentification a échoué. Réessayez.',
      known: 'Cet appareil est déjà enregistré',
      notMade: 'La clé d’accès n’a pas été créée',
      notUsed: 'La clé d’accès n’a pas été utilisée',
    },
    theName: 'Le nom',
    wrong: (subject: string, problem: string) => `${subject} ${problem}.`,
    toasts: { dismiss: 'Fermer', errors: 'Erreurs' },
    serverItself: (ip) => `le serveur lui-même (${ip})`,
    language: 'Langue',
  },
  'web-kit/account': {
    sessions: {
      title: 'Sessions',
      lead: 'Vos sessions ouvertes. Une session prend fin automatiquement après deux heures sans utilisation.',
      started: 'Ouverte',
      used: 'Dernière utilisation',
      current: 'Cette session',
      end: 'Fermer',
      ended: 'Session fermée',
      unknown: 'Navigateur inconnu',
      everywhere: 'Se déconnecter partout',
      everywhereText: 'Toutes vos sessions prennent fin, y compris celle-ci.',
    },
    inUse: {
      label: 'En cours d’utilisation',
      ends: 'Votre connexion actuelle l’utilise\u00a0: cette session prendra fin aussi.',
    },
    renaming: { rename: 'Renommer', name: 'Nom' },
  },
  problems,
};
