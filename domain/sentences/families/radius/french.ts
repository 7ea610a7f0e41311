import { reasons } from '../../phoneReasons/french.ts';
import { fullSentence } from '../../said/fullSentence.ts';
import { reasonIn } from '../../said/reasonIn.ts';
import type { Said } from '../../said/said.ts';
import type { english } from './english.ts';

/** What the refusals of the family say, and the Reply-Messages of RADIUS, which reveal nothing of whether a user exists. */
export const french = {
  'radius.unknown': 'Ce client RADIUS n’existe pas',
  'radius.address': 'Un autre client a déjà cette adresse',
  'radius.limit': 'Cette application a trop de clients RADIUS',
  'radius.setting': 'Les serveurs RADIUS ne sont pas configurés',
  'radius.codes':
    'Trop de codes incorrects ont été saisis. Attendez jusqu’à cinq minutes, puis demandez-en un autre.',

  'reply.approve': ({ number }) => `Approuvez le ${number} sur votre téléphone, puis continuez.`,
  'reply.declined': 'La connexion a été refusée.',
  'reply.expired': 'La connexion n’a pas été approuvée à temps.',
  'reply.failed': 'La connexion a échoué.',
  'reply.because': ({ why }) => fullSentence(reasonIn(reasons, why)),
  'reply.suspended': 'L’accès est suspendu. Adressez-vous aux administrateurs de votre organisation.',
  'reply.unpaid':
    'L’abonnement de cette organisation a pris fin. Personne ne peut se connecter avant que ses administrateurs le renouvellent.',
  'reply.closed': 'Cette connexion est terminée. Recommencez.',
  'reply.code': 'Ce code est incorrect ou a déjà été utilisé. Demandez-en un autre.',
  'reply.client': 'Ce client est suspendu. Adressez-vous aux administrateurs de votre organisation.',
  'reply.username': 'La demande ne contient pas de nom d’utilisateur.',
  'reply.pap': 'Seul PAP est pris en charge. Configurez le client pour PAP.',
} satisfies Said<typeof english>;
