import { reasons } from '../../phoneReasons/german.ts';
import { fullSentence } from '../../said/fullSentence.ts';
import { reasonIn } from '../../said/reasonIn.ts';

/** What the refusals of the family say, and the Reply-Messages of RADIUS, which reveal nothing of whether a user exists. */
export const german = {
  'radius.unknown': 'Diesen RADIUS-Client gibt es nicht',
  'radius.address': 'Ein anderer Client hat diese Adresse bereits',
  'radius.limit': 'Diese Anwendung hat zu viele RADIUS-Clients',
  'radius.setting': 'Die RADIUS-Server sind nicht eingerichtet',
  'radius.codes':
    'Es wurden zu viele falsche Codes eingegeben. Bitte warten Sie bis zu fünf Minuten und holen Sie dann einen neuen.',

  'reply.approve': ({ number }: { number: number | null }) =>
    `Bestätigen Sie ${number ?? 'die Anfrage'} auf Ihrem Smartphone, und fahren Sie dann fort.`,
  'reply.declined': 'Die Anmeldung wurde abgelehnt.',
  'reply.expired': 'Die Anmeldung wurde nicht rechtzeitig bestätigt.',
  'reply.failed': 'Die Anmeldung ist fehlgeschlagen.',
  'reply.because': ({ why }: { why: string }) => fullSentence(reasonIn(reasons, why)),
  'reply.suspended': 'Der Zugang ist gesperrt. Fragen Sie die Administratoren Ihrer Organisation.',
  'reply.unpaid':
    'Das Abonnement dieser Organisation ist beendet. Bis ihre Administratoren es erneuern, kann sich niemand anmelden.',
  'reply.closed': 'Diese Anmeldung ist beendet. Bitte beginnen Sie von vorn.',
  'reply.code': 'Dieser Code ist falsch oder schon verwendet. Bitte holen Sie sich einen neuen.',
  'reply.client': 'Dieser Client ist gesperrt. Fragen Sie die Administratoren Ihrer Organisation.',
  'reply.username': 'Die Anfrage hat keinen Benutzernamen.',
  'reply.pap': 'Nur PAP wird unterstützt. Bitte stellen Sie den Client auf PAP.',
} as const;
