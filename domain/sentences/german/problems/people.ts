/** What is wrong with a name, an address or another attribute of a person or a company. */
export const people = {
  'is.email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'is.mail': 'muss eine E-Mail-Adresse sein',
  'is.name': 'muss aus einer einzigen Zeile bestehen',
  'is.addressed': 'darf keine Web- oder E-Mail-Adresse enthalten: Lassen Sie sie weg',
  'is.longName': 'ist zu lang',
  'is.unseen': 'enthält ein unsichtbares Zeichen',
  'is.mixed': 'mischt ähnlich aussehende Buchstaben verschiedener Schriften',
  'is.username': 'kann kein Benutzername sein: Einige Buchstaben sehen anderen gleich oder sind unsichtbar',
  'is.phone': 'muss aus Ziffern bestehen, höchstens mit einem Pluszeichen davor',
  'is.mobile': 'muss aus einem Pluszeichen und Ziffern bestehen',
  'is.dialCode': 'muss aus den Ziffern einer Vorwahl bestehen',
  'is.day': 'muss ein Tag wie 1960-01-24 sein',
  'is.future': 'darf nicht in der Zukunft liegen',
  'is.country': 'muss der Code eines Landes nach ISO 3166-1 sein, zum Beispiel DE',
  'is.taxNumber': ({ example }: { example: string }) =>
    `muss eine Nummer wie ${example} sein; lassen Sie das Feld leer, wenn Sie keine haben`,
  'is.otherState': 'gehört zu einem anderen Bundesstaat als die Anschrift',
  'is.terms': 'Bitte akzeptieren Sie die Nutzungsbedingungen',
  'is.place': 'gehört mit dem Längengrad zusammen',
  'is.invitee': 'ist nicht die Adresse dieser Einladung',
  'is.another': 'muss eine andere Person sein',
  'is.joined': ({ most }: { most: number }) =>
    `wurde bereits mit ${most} ${most === 1 ? 'Person' : 'Personen'} zusammengeführt; mehr sind nicht möglich`,
  'is.password': ({ least, most }: { least: number; most: number }) =>
    `Das Passwort muss ${least} bis ${most} Zeichen haben.`,
} as const;
