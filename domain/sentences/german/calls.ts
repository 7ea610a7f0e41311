/** What the refusals of `domain/refusals/calls.ts` say. */
export const calls = {
  'request.invalid': 'Die Anfrage ist ungültig',
  'request.fields': ({ fields }: { fields: readonly { field: string; says: string }[] }) =>
    fields.map(({ field, says }) => (field ? `${field}: ${says}` : says)).join('; '),
  'request.unknown': 'Diesen Aufruf gibt es nicht',
  'request.tooLarge': 'Die Anfrage ist zu groß',
  'request.tooMany': 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  'request.origin': 'Die Anfrage kam von einem anderen Ursprung',
  'request.captcha': 'Bitte lösen Sie das Captcha erneut',
  'request.conflict':
    'Jemand anderes hat dies im selben Moment geändert. Bitte versuchen Sie es noch einmal.',
  'request.unavailable': 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  'request.broken': 'Etwas ist schiefgelaufen.',
  'request.missing': (about?: { stream: true }) =>
    about ? 'Diesen Stream gibt es nicht' : 'Diesen Datensatz gibt es nicht',
  'request.unreadable':
    'Dieser Datensatz ist beschädigt oder neuer als dieser Dienst. Die Administration wurde benachrichtigt.',
  'request.tooWide':
    'Diese Suche dauert zu lange. Suchen Sie nach mehr von dem Namen, oder filtern Sie die Liste.',
  'request.proof':
    'Von dieser Adresse sind viele Versuche fehlgeschlagen. Bitte warten Sie eine Weile. Ein Programm kann stattdessen einen Proof of Work (GET /captcha) im Header X-Proof-Of-Work senden.',
  'request.changed':
    'Jemand anderes hat dies geändert, seit es gelesen wurde. Es wurde deshalb nichts gespeichert. Bitte zuerst neu laden.',
  'request.erased': 'Dies wurde inzwischen mit seinen Daten gelöscht. Es wurde deshalb nichts gespeichert.',
  'request.repeated':
    'Dieser Idempotency-Key kam schon mit einer anderen Anfrage. Verwenden Sie für jede Anfrage einen neuen.',
  'request.elsewhere': 'Öffnen Sie diese Seite unter der Adresse Ihrer Organisation.',
  'request.method': 'Diese Adresse nimmt diese Methode nicht an',

  'session.none': 'Bitte melden Sie sich an',
  'session.forbidden': 'Dazu sind Sie nicht berechtigt',
  'session.token':
    'Dieser Link oder dieses Token ist ungültig, abgelaufen oder bereits verwendet. Bitte lassen Sie sich einen neuen Link geben.',
  'session.password': 'Benutzername oder Passwort ist falsch',
  'session.proof':
    'Es wurden viele Passwörter ausprobiert. Mit dem nächsten muss ein Proof of Work (GET /captcha, im Feld captcha) kommen; ein Passkey braucht keinen.',
  'session.unknown': 'Diese Sitzung gibt es nicht',
  'session.scope': (needs?: { scope: string }) =>
    needs
      ? `Ihr Zugriff umfasst ${needs.scope} nicht, was dieser Aufruf benötigt`
      : 'Ihr Zugriff umfasst den Scope nicht, den dieser Aufruf benötigt',
  'session.stale': 'Bitte melden Sie sich noch einmal an, denn es geht um Ihre Geräte oder Ihre Daten.',

  'ceremony.failed': 'Die Authentifizierung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
} as const;
