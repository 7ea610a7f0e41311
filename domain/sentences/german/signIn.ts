/** What the refusals of `domain/refusals/signIn.ts` say. */
export const signIn = {
  'transaction.unknown': 'Diese Anfrage gibt es nicht. Bitte beginnen Sie noch einmal.',
  'transaction.used': 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'transaction.closed':
    'Diese Anfrage wurde bereits beantwortet. Wenn Sie dadurch nicht angemeldet sind, beginnen Sie bitte noch einmal.',
  'transaction.expired': 'Diese Anfrage ist abgelaufen. Bitte beginnen Sie noch einmal.',
  'transaction.number':
    'Das ist nicht die Zahl auf dem anderen Bildschirm. Die Anfrage wurde beendet. Bitte beginnen Sie dort noch einmal.',
  'transaction.phoneOff':
    'Ihre Organisation erlaubt es nicht, sich an einem anderen Bildschirm mit dem Smartphone anzumelden. Melden Sie sich dort mit dem Passkey des Geräts oder mit einem Sicherheitsschlüssel an.',
  'transaction.phoneFar':
    'Ihre Organisation erlaubt ein Smartphone nur in der Nähe des Bildschirms. Wählen Sie dort „Dieses Gerät“ und dann im Fenster des Browsers das Smartphone.',
  'transaction.tooMany': 'Gerade kommen zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',

  'app.description': ({ name }: { name: string }) =>
    `Anmeldungen bei ${name} mit dem Passkey dieses Smartphones bestätigen.`,
  'push.unknown': 'Dieses Gerät empfängt keine Benachrichtigungen',
  'push.taken':
    'Dieses Gerät empfängt die Benachrichtigungen einer anderen Person. Diese muss sie zuerst ausschalten.',
  'push.limit':
    'Zu viele Geräte empfangen Ihre Benachrichtigungen. Bitte schalten Sie sie zuerst auf einem davon aus.',
  'push.tooMany':
    'An dieses Smartphone wurden zu viele Anfragen gesendet. Bitte warten Sie, oder melden Sie sich auf einem anderen Weg an.',
  'push.service':
    'Dieser Push-Dienst kann nicht verwendet werden. Bitte verwenden Sie einen anderen Browser.',

  'sso.request': 'Diese Anmeldung ist abgelaufen oder beendet. Bitte beginnen Sie in der Anwendung von vorn.',
  'sso.certificate': 'Dieses Zertifikat gibt es nicht',
  'sso.certificates': 'Es gibt bereits zwei Zertifikate. Entfernen Sie zuerst eines davon.',
  'sso.certificateUsed':
    'Mit diesem Zertifikat wird signiert. Verwenden Sie das andere, bevor Sie es entfernen.',
  'sso.metadata': (about?: { reason: string }) =>
    `Diese Metadaten können nicht verwendet werden${about ? `: ${about.reason}` : ''}`,
  'sso.metadataNone':
    'Unter dieser Adresse gibt es keine Metadaten. Es muss eine https-Adresse im öffentlichen Internet sein.',
  'sso.metadataOther': (about?: { name: string }) =>
    `Diese Metadaten gehören zu einem anderen Service Provider${about ? `: ${about.name}` : ''}`,
} as const;
