/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'Dieser Test ist beendet. Beginnen Sie auf der Seite der Anwendung einen neuen.',
  'tryout.grant':
    'Diese Anwendung meldet niemanden über den Browser an: authorization_code gehört nicht zu ihren Grant-Typen. Ändern Sie zuerst ihre Authentifizierung.',
  'tryout.nameId':
    'Über die Person ist nichts bekannt, was zum Name-ID-Format der Anwendung passt. Die Anwendung bekäme deshalb die Antwort, dass sich niemand angemeldet hat.',
  'tryout.certificate':
    'Die Assertion kann mit dem Zertifikat der Anwendung nicht verschlüsselt werden. Bitte laden Sie ein anderes hoch.',
  'tryout.client': 'Dieser RADIUS-Client ist gesperrt, deshalb kann sich niemand über ihn anmelden.',
  'tryout.nobody': 'Niemand, der sich bei dieser Anwendung anmelden darf, hat diesen Benutzernamen.',
  'tryout.device':
    'Diese Person hat keinen Passkey für die Adresse der Organisation und kann nichts bestätigen.',
  'tryout.declined': 'Die Person hat die Anmeldung abgelehnt.',
  'tryout.expired': 'Die Person hat nicht innerhalb von zwei Minuten geantwortet.',
  'tryout.failed': 'Die Person konnte die Anmeldung nicht bestätigen.',
  'tryout.remote':
    'Bei dieser Anwendung kann sich niemand mit dem Smartphone anmelden: Die Authentifizierung mit einem anderen Gerät ist ausgeschaltet. Ein Passkey ihrer eigenen Website oder App funktioniert nur dort und kann hier nicht getestet werden.',
  'tryout.app': 'Diese Person hat keine App auf einem Smartphone, die Benachrichtigungen erhält.',
  'tryout.unasked':
    'Diese Person kann nicht gefragt werden: Es ist keine E-Mail-Adresse von ihr bekannt, und keine App von ihr erhält Benachrichtigungen dieses Clients.',
} as const;
