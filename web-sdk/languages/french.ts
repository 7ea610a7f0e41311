import { reasons } from '../../web-kit/phoneReasons/french.ts';
import type { Words } from '../words.ts';

/** What the script says in French. */
export const words: Words = {
  unconfigured: 'Latchkey a besoin de data-app-id dans la balise script, ou de init()',
  unreachable: 'Le service de connexion est injoignable',
  wrong: 'Une erreur s’est produite.',
  cancel: 'Annuler',
  close: 'Fermer',
  again: 'Réessayer',
  passkey: {
    unsupported: 'Ce navigateur ne prend pas en charge WebAuthn',
    unused: 'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez un autre mode de connexion.',
    known: 'Cet appareil est déjà enregistré. Connectez-vous avec lui.',
    late: 'Cela a pris trop de temps. Réessayez.',
    notMade: 'La clé d’accès n’a pas été créée',
    notUsed: 'La clé d’accès n’a pas été utilisée',
  },
  invited: {
    invite: 'Vous avez reçu une invitation',
    recovery: 'Créer une nouvelle clé d’accès',
    lead: 'Votre clé d’accès est créée sur cet appareil\u00a0: avec votre empreinte, votre visage ou le verrouillage de l’écran. Il n’y a pas de mot de passe.',
    wait: 'Un instant…',
    register: 'Créer une clé d’accès',
    later: 'Pas maintenant',
    elsewhere:
      'Ce navigateur ne prend pas en charge les clés d’accès. Ouvrez le lien de l’e-mail dans un autre navigateur.',
    done: 'Inscription terminée',
    go: 'Continuer',
  },
  phone: {
    register: 'S’inscrire avec un téléphone',
    signIn: 'Se connecter avec un téléphone',
    app: 'Se connecter avec l’application',
    add: 'Ajouter un téléphone',
    scan: 'Scannez ce code avec l’appareil photo de votre téléphone',
    open: 'Ouvrez la notification de l’application sur votre téléphone',
    code: 'Code QR qui ouvre la demande sur votre téléphone',
    number: 'Sur le téléphone, choisissez ce numéro',
    left: (seconds) => `Cette demande expire dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`,
    asked:
      'Trois messages au plus sont envoyés en dix minutes. Vous n’en avez reçu aucun\u00a0? Annulez et connectez-vous autrement.',
    declined: 'La demande a été refusée sur le téléphone.',
    expired: 'La demande a expiré.',
    failed: 'Une erreur s’est produite',
    reasons,
    closed: 'La fenêtre a été fermée avant la réponse du téléphone. Réessayez.',
    unshown: 'Cette page ne peut pas afficher la demande pour le téléphone.',
  },
};
