import type { Catalogue } from '../../catalogue.ts';

/** What the sign-in page and the page of one’s own account say, in German. */
export const account = {
  'staff/login': {
    heading: 'ADMIN-ANMELDUNG',
    username: 'Benutzername',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    or: 'oder mit Ihrem Passwort',
    hint: 'Mit dem Passwort melden Sie sich zum ersten Mal an und erstellen auf diesem Gerät einen Passkey. Danach braucht auch das Passwort den Passkey.',
    notMade:
      'Es wurde kein Passkey erstellt, deshalb sind Sie nicht angemeldet. Bitte versuchen Sie es noch einmal: Das Konto braucht einen.',
    notUsed:
      'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal, oder wählen Sie einen anderen Ihrer Passkeys.',
    role: 'Admin',
  },
  'staff/pages/account': {
    title: 'Ihr Konto',
    passkeys: {
      title: 'Passkeys',
      lead: 'Damit melden Sie sich an. Fügen Sie einen auf einem zweiten Gerät hinzu: Wenn Sie Ihren einzigen verlieren, muss der Administrator dieser Installation Ihren Zugang wiederherstellen.',
      added: 'Hinzugefügt',
      used: 'Zuletzt verwendet',
      never: 'Noch nicht verwendet',
      add: 'Passkey hinzufügen',
      addedDone: 'Passkey hinzugefügt',
      renamed: 'Passkey umbenannt',
      remove: 'Entfernen',
      removed: 'Passkey entfernt',
      last: 'Der letzte Passkey kann nicht entfernt werden. Fügen Sie zuerst einen anderen hinzu.',
      removal: {
        title: (name) => `Passkey „${name}“ entfernen?`,
        text: 'Er kann nicht mehr zur Anmeldung verwendet werden, und die damit geöffneten Sitzungen enden.',
      },
    },
    language: {
      title: 'Sprache',
      lead: 'Die Sprache dieser Konsole in diesem Browser.',
      label: 'Sprache',
    },
  },
} satisfies Partial<Catalogue>;
