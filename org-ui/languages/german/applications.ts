import type { Catalogue } from '../../catalogue.ts';

/** What the pages of applications and of help say, in German. */
export const applications = {
  'things/applications': {
    suspendedNow: 'Anwendung gesperrt',
    activatedNow: 'Anwendung aktiviert',
    deletedNow: 'Anwendung gelöscht',
    updatedNow: 'Anwendung gespeichert',
    updateFailed: 'Die Anwendung konnte nicht gespeichert werden',
    suspendTitle: 'Anwendung sperren',
    suspendEffect:
      'Ihre Benutzer können sich erst wieder anmelden, wenn Sie sie aktivieren. Nichts wird gelöscht.',
    applications: (count) => `${count} ${count === 1 ? 'Anwendung' : 'Anwendungen'}`,
    many: (count) => (count === '1' ? '1 Anwendung' : `${count} Anwendungen`),
    deleteTitle: 'Anwendung löschen',
    deleteAsks: (name) => `${name} wirklich löschen? Das kann nicht rückgängig gemacht werden.`,
    impact: (count) => (count === 1 ? '1 Benutzer ist betroffen.' : `${count} Benutzer sind betroffen.`),
    suspendInstead: 'Stattdessen sperren',
  },
  'things/applicationPage': {
    tabs: { users: 'Benutzer', source: 'Benutzerquelle' },
    tries: 'Diese Anmeldung testen',
    sonic: 'SonicKYC aktiviert',
    counts: { total: 'Gesamt', active: 'Aktiv', suspended: 'Gesperrt' },
    insights: {
      signIns: 'Anmeldungen der letzten 30 Tage',
      reports: 'Alle Berichte',
    },
  },
  'things/settings': {
    sections: {
      authentication: 'Authentifizierung',
      registration: 'Registrierung',
      credentials: 'Client-Zugangsdaten',
      advanced: 'Erweiterte Einstellungen',
    },
    showAdvanced: 'Erweiterte Einstellungen anzeigen',
    fixed: 'Das wird beim Anlegen der Anwendung festgelegt und kann später nicht geändert werden.',
    none: 'Keine Angabe',
    on: 'Ein',
    off: 'Aus',
    logoWrong: 'Bitte geben Sie eine https-Adresse ein',
    number: (least, most) => `Bitte geben Sie eine Zahl von ${least} bis ${most} ein`,
  },
  'things/resources': {
    columns: {
      name: 'Ressource',
      indicator: 'Indikator',
      scope: 'Scopes',
      format: 'Format des Access-Tokens',
      ttl: 'Token-TTL (Sekunden)',
      createdAt: 'Angelegt',
    },
    indicatorHint: 'Die Adresse der API, zum Beispiel https://api.example/. Tokens nennen sie als Audience.',
    formatHint:
      'Ein Token im Format opaque wird durch Introspection geprüft. Ein jwt wird anhand seiner Signatur geprüft und gilt, bis es abläuft.',
    scopeHint: 'Trennen Sie Scopes durch ein Leerzeichen.',
    ttlWrong: (least, most) => `Bitte geben Sie eine Zahl von ${least} bis ${most} Sekunden ein`,
  },
  'pages/applicationList': {
    title: 'Anwendungen',
    search: 'Anwendung suchen …',
    gettingStarted: 'Erste Schritte',
    upgrade: 'Tarif wechseln',
    columns: { name: 'Name', users: 'Benutzer', createdAt: 'Angelegt', status: 'Status' },
    starter: {
      title: 'Erste Schritte',
      text: 'Beginnen Sie mit einer Anwendung. Benutzer und Teammitglieder können Sie jederzeit hinzufügen.',
      done: 'Fertig',
      create: 'Anwendung anlegen',
      createText: 'Registrieren Sie Ihre Website, und erhalten Sie Client-ID und Script-Tag.',
      teams: 'Team verwalten',
      teamsText: 'Laden Sie Mitglieder ein, sehen Sie deren Geräte, und sperren oder löschen Sie Mitglieder.',
      users: 'Benutzer verwalten',
      usersText: 'Sehen Sie, wer sich registriert hat, und sperren oder löschen Sie Benutzer.',
    },
  },
  'pages/newApplication': {
    title: 'Neue Anwendung anlegen',
    steps: ['Auswählen', 'Einrichten', 'Fertig'],
    choose: 'Was möchten Sie schützen?',
    cancel: 'Abbrechen',
    done: (name) => `${name} ist bereit.`,
    open: 'Anwendung ansehen',
    clientId: 'Client-ID',
  },
  'pages/tried': {
    title: (name) => `Test von ${name}`,
    signedIn: 'Jemand hat sich angemeldet. Das würde die Anwendung erhalten.',
    failed: 'Niemand hat sich angemeldet, und die Anwendung würde nichts erhalten.',
    waiting:
      'Noch hat sich niemand angemeldet. Schließen Sie die Anmeldung im Fenster des Tests ab, oder beginnen Sie einen neuen.',
    refresh: 'Noch einmal nachsehen',
    toApplication: 'Zur Anwendung',
    nothingLeft:
      'Die Anwendung hat nichts erhalten, und niemand bleibt dadurch angemeldet. Der Test zählt nicht als Anmeldung und steht im Audit als Test.',
    network: {
      signedIn: 'Die Person hat bestätigt. Das würde der Client erhalten.',
      failed: 'Niemand hat sich angemeldet. Das würde der Client erhalten.',
      waiting:
        'Die Person wurde in der App oder per E-Mail um Bestätigung gebeten und hat zwei Minuten Zeit. Diese Seite zeigt dann von selbst, was daraus geworden ist.',
      nothingLeft:
        'Es wurde kein Paket gesendet. Der Test zählt nicht als Anmeldung und steht im Audit als Test.',
      told: 'Was der Client erhalten würde',
    },
    facts: 'Die Anmeldung',
    told: 'Was über die Person mitgeteilt wird',
    columns: { name: 'Name', value: 'Wert', from: 'In' },
    parts: { idToken: 'ID-Token', userinfo: 'Userinfo', assertion: 'Assertion' },
    part: (name) => `${name}, vollständig`,
    names: {
      issuer: 'Issuer',
      audience: 'Audience',
      scopes: 'Scopes',
      signedInAt: 'Zeit der Anmeldung',
      acr: 'Stärke (acr)',
      amr: 'Methoden (amr)',
      algorithm: 'Signiert mit',
      recipient: 'Empfänger',
      context: 'Authentifizierungskontext',
      signed: 'Was signiert ist',
      encrypted: 'Was verschlüsselt ist',
      leftOut: 'Weggelassen, weil nichts bekannt ist',
      client: 'Client',
      userName: 'Benutzername',
    },
    untested: 'Was nicht getestet wurde',
    notTried: {
      oidc: 'Der Test kehrt zu einer Adresse dieser Konsole zurück. Ob die Anwendung unter ihren Redirect-URIs zu finden ist und ihr Client-Secret kennt, zeigt sich bei ihrer ersten Anmeldung.',
      saml: 'Die Assertion wird gezeigt, bevor sie signiert und verschlüsselt wird, damit sich niemand mit ihr anmelden kann. Ob die Anwendung dem Zertifikat dieser Organisation vertraut und entschlüsseln kann, zeigt sich bei ihrer ersten Anmeldung.',
      radius:
        'Es wurde kein Paket gesendet. Ob der Client diesen Server von seiner Client-IP aus erreicht, das Shared Secret kennt und lange genug wartet, zeigt sich bei seiner ersten Anmeldung. Ein Code von der Seite der Person wurde nicht als Passwort getestet.',
    },
    why: 'Grund',
    advice: {
      'user.noAccess':
        'Der Passkey ist hier bekannt, aber seine Person hat keinen Zugriff auf diese Anwendung. Laden Sie die Person ein, oder öffnen Sie die Anwendung für eine Gruppe.',
      'user.suspended': 'Die Person ist gesperrt. Aktivieren Sie sie, damit sie sich anmelden kann.',
      'device.suspended': 'Das Gerät ist gesperrt. Aktivieren Sie es auf der Seite der Person.',
      'application.suspended': 'Aktivieren Sie die Anwendung, damit sich Personen anmelden können.',
      'ceremony.failed':
        'Der Passkey gehört niemandem, der hierzu eingeladen wurde. Laden Sie die Person ein; über den Link in der E-Mail erstellt sie einen Passkey.',
      'plan.feature':
        'Der Tarif der Organisation umfasst diese Art der Anmeldung nicht. Was er umfasst, zeigt Ihr Konto.',
      'tryout.nameId':
        'Wählen Sie in den Einstellungen ein anderes Name-ID-Format, oder ergänzen Sie, was über die Person bekannt ist.',
      'tryout.certificate':
        'Laden Sie das Verschlüsselungszertifikat der Anwendung erneut hoch, oder verschlüsseln Sie nicht.',
      'tryout.client': 'Aktivieren Sie den Client, damit sich Personen über ihn anmelden können.',
      'tryout.nobody':
        'Prüfen Sie die Schreibweise des Benutzernamens und wie der Client Benutzernamen lesen soll. Laden Sie die Person ein, oder öffnen Sie die Anwendung für eine Gruppe. Ein Client wartet zwei Minuten vergeblich, damit er nicht erfährt, welche Namen es gibt.',
      'tryout.device':
        'Die Person erstellt einen Passkey mit dem Link der Einladung oder mit einem neuen Link von ihrer Seite. Ein Client wartet zwei Minuten vergeblich.',
      'tryout.declined': 'An den Einstellungen ist nichts falsch.',
      'tryout.expired':
        'Sehen Sie nach, ob die E-Mail oder die Nachricht angekommen ist und ob das Gerät der Person aktiv ist. Versuchen Sie es dann noch einmal.',
      'tryout.failed': 'Sehen Sie nach, ob das Gerät der Person aktiv ist, und versuchen Sie es noch einmal.',
      'push.tooMany':
        'Eine Person wird in zehn Minuten höchstens dreimal gefragt. Warten Sie etwas, und versuchen Sie es noch einmal.',
      'organisation.closed': 'Verlängern Sie das Abonnement. Vorher kann sich niemand anmelden.',
      access_denied: 'Die Person ist ohne Anmeldung zurückgegangen. An den Einstellungen ist nichts falsch.',
      invalid_scope: 'Die Anwendung darf einen der Scopes nicht anfordern.',
      other: 'Prüfen Sie die Einstellungen der Anwendung, und versuchen Sie es noch einmal.',
    },
    places: {
      users: 'Zu den Personen der Anwendung',
      basic: 'Zu den Einstellungen der Anwendung',
      account: 'Zum Konto',
      people: 'Zu den Personen',
      clients: 'Zu den Clients',
    },
  },
  'pages/videos': {
    menu: 'Video-Anleitungen',
    title: 'Video-Anleitungen',
    text: 'Schriftliche Anleitungen zu jedem Teil von Latchkey und die Videos, die der Betreiber dieser Installation hinzufügt.',
    categories: 'Kategorien',
    watch: 'VIDEO ANSEHEN',
    watchOf: (title) => `VIDEO ANSEHEN: ${title}`,
    close: 'Schließen',
    none: 'Kein Video gefunden.',
    clear: 'Alle anzeigen',
    guides: 'Dokumentation lesen',
  },
  'pages/errorCodes': {
    title: 'Fehlercodes',
    text: 'Hier finden Sie die Fehlercodes und die zugehörigen Meldungen, nach Modulen geordnet.',
    columns: ['Nr.', 'Fehlercode', 'Fehlermeldung'],
    empty: 'Keine Fehlercodes gefunden.',
  },
} satisfies Partial<Catalogue>;
