/** What the refusals of `domain/refusals/staff.ts` say. */
export const staff = {
  'mail.unknown': 'Diese E-Mail gibt es nicht',
  'mail.tooMany':
    'Diese Adresse hat heute zu viele E-Mails erhalten. Bitte versuchen Sie es morgen noch einmal.',

  'letter.unknown': 'Dies wurde bereits gesendet, oder die Zustellung ist nie fehlgeschlagen',

  'contact.unknown': 'Diesen Eintrag des Kontaktformulars gibt es nicht',

  'invoice.unknown': 'Diese Rechnung gibt es nicht',
  'invoice.credited': 'Von der Rechnung ist weniger als das übrig',
  'invoice.seller':
    'Bei der Ausstellung war noch kein Verkäufer eingetragen, deshalb gibt es keine Datei dazu. Sie können die Rechnung gutschreiben und neu ausstellen',
  'invoice.taxId': 'Geben Sie die Steuernummer des Verkäufers ein, bevor Steuern berechnet werden',
  'invoice.rate': 'Für dieses Land gibt es keine Steuer',
  'invoice.uncredited': 'Schreiben Sie die ganze Rechnung gut, bevor sie neu ausgestellt wird',
  'invoice.buyer':
    'Die Organisation hatte bei der Ausstellung kein Land, das eine elektronische Rechnung aber braucht',

  'video.unknown': 'Dieses Video gibt es nicht',

  'widening.unknown': 'Unter dieser ID gibt es keine erweiterten Grenzen',
  'widening.until': 'Die erweiterten Grenzen müssen heute oder später enden, spätestens in einem Jahr',
  'widening.full':
    'Zu viele Adressen haben erweiterte Grenzen. Entfernen Sie die, die nicht mehr gebraucht werden.',
} as const;
